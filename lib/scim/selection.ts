import { attributeName } from "./attribute-name";
import { isObject } from "./fields";
import { refused } from "./words";

/** Which attributes of a resource to return. */
export type Selection = {
  /** Whether to return this attribute; if not, it needn't be loaded. */
  wants(attribute: string): boolean;
  /** Whether the request chose attributes at all. */
  isChosen: boolean;
  of(resource: Record<string, unknown>): Record<string, unknown>;
};

const ALWAYS = ["schemas", "id"];

type Names = Map<string, Set<string>>;

/** Top-level names with the chosen parts of each; an empty part means the whole. */
function namesOf(list: string[]): Names {
  const names: Names = new Map();
  for (const text of list) {
    const name = attributeName(text.trim());
    if (!name || name.urn !== null) continue;
    const parts = names.get(name.attribute) ?? new Set();
    names.set(name.attribute, parts.add(name.sub ?? ""));
  }
  return names;
}

function only(value: unknown, parts: Set<string>, keep: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => only(one, parts, keep));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => parts.has(key.toLowerCase()) === keep));
}

const EVERYTHING: Selection = { wants: () => true, isChosen: false, of: (resource) => resource };

/**
 * `attributes` or `excludedAttributes` (RFC 7644 §3.9), ignoring case. schemas and id are always returned, and unknown
 * names change nothing. Throws `invalidValue` for both at once.
 */
export function selectionOf(attributes: string[], excluded: string[]): Selection {
  if (attributes.length > 0 && excluded.length > 0)
    throw refused("invalidValue", "Send either attributes or excludedAttributes.", "attributes");
  if (attributes.length === 0 && excluded.length === 0) return EVERYTHING;
  const keep = attributes.length > 0;
  const names = namesOf(keep ? attributes : excluded);
  const isWhole = (name: string) => names.get(name)?.has("") === true;
  const wants = (attribute: string) => {
    const name = attribute.toLowerCase();
    return ALWAYS.includes(name) || (keep ? names.has(name) : !isWhole(name));
  };
  const of = (resource: Record<string, unknown>) => {
    const chosen: [string, unknown][] = [];
    for (const [key, value] of Object.entries(resource)) {
      if (!wants(key)) continue;
      const parts = names.get(key.toLowerCase());
      const isPart = parts !== undefined && !parts.has("") && !ALWAYS.includes(key);
      chosen.push([key, isPart ? only(value, parts, keep) : value]);
    }
    return Object.fromEntries(chosen);
  };
  return { wants, isChosen: true, of };
}
