import { isObject } from "./fields";
import { parsePath } from "./path";
import type { ScimPath } from "./reader";
import { refused, shown } from "./words";

/** One change of one attribute. */
export type PatchOperation = { op: "add" | "replace" | "remove"; path: ScimPath; value: unknown };

const OPS = ["add", "replace", "remove"] as const;
const MOST_OPERATIONS = 20_000;

/**
 * The operations of a PATCH (RFC 7644 §3.5.2) in any provider's spelling: `op` and attribute names ignore case, and a
 * value without a path is split into one operation per key, which may be dotted or contain a path. Throws
 * `invalidSyntax`, `invalidPath`, `invalidValue` or `noTarget`.
 */
export function parsePatch(body: Record<string, unknown>): PatchOperation[] {
  const given = Object.entries(body).find(([key]) => key.toLowerCase() === "operations")?.[1];
  if (!Array.isArray(given))
    throw refused("invalidSyntax", "A PATCH body must contain a list named Operations.", "Operations");
  if (given.length === 0) throw refused("invalidSyntax", "A PATCH must contain at least one operation.", "Operations");
  if (given.length > MOST_OPERATIONS)
    throw refused("tooMany", `A PATCH can contain at most ${MOST_OPERATIONS} operations.`, "Operations");
  const operations: PatchOperation[] = [];
  for (const [index, one] of given.entries()) {
    operations.push(...operationsOf(one, `Operations[${index}]`, MOST_OPERATIONS - operations.length));
  }
  return operations;
}

function operationsOf(given: unknown, at: string, most: number): PatchOperation[] {
  if (!isObject(given)) throw refused("invalidSyntax", "An operation must be an object.", at);
  const fields = new Map(Object.entries(given).map(([key, value]) => [key.toLowerCase(), value]));
  const verb = fields.get("op");
  const op = typeof verb === "string" ? OPS.find((one) => one === verb.toLowerCase()) : undefined;
  if (!op) throw refused("invalidSyntax", "An operation's op must be add, replace, or remove.", `${at}.op`);
  const path = fields.get("path");
  const value = fields.get("value");
  if (op !== "remove" && !fields.has("value"))
    throw refused("invalidValue", `An operation to ${op} must have a value.`, `${at}.value`);
  if (typeof path === "string" && path.trim() !== "") return [{ op, path: parsePath(path), value }];
  if (path !== undefined && path !== null && path !== "")
    throw refused("invalidPath", "An operation's path must be a string.", `${at}.path`);
  if (op === "remove")
    throw refused("noTarget", "A remove operation must say in its path what to remove.", `${at}.path`);
  if (!isObject(value))
    throw refused("invalidValue", "Without a path, the value must be an object of attributes.", `${at}.value`);
  const attributes = Object.entries(value);
  if (attributes.length > most)
    throw refused("tooMany", `A PATCH can change at most ${MOST_OPERATIONS} attributes.`, `${at}.value`);
  return attributes.map(([key, inner]) => ({ op, path: keyPath(key), value: inner }));
}

/** A key that isn't a path names an attribute that we don't store, and is ignored like those. */
function keyPath(key: string): ScimPath {
  try {
    return parsePath(key);
  } catch {
    return { urn: shown(key), attribute: "", sub: null, where: null };
  }
}
