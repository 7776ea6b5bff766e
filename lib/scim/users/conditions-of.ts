import type { ScimUserCondition } from "@/lib/services/provisioning/record";
import type { Comparison, FilterValue, ScimPath } from "../reader";
import { refused } from "../words";

const TEXTS = { username: "userName", externalid: "externalId", id: "id", displayname: "displayName" } as const;

const unsupported = () =>
  refused(
    "invalidFilter",
    "Users can be filtered by userName, externalId, emails.value, id, displayName, and active.",
    "filter",
  );

/** Trimmed, as it is stored: a person who isn't found would be added again, and refused as known. */
function text(value: FilterValue): string {
  if (typeof value !== "string")
    throw refused("invalidFilter", "This attribute must be compared with a string.", "filter");
  return value.trim();
}

/** The type in `emails[type eq "work"]`, or null for any. */
function typeOf(where: Comparison[] | null): string | null {
  if (where === null) return null;
  const [only, ...more] = where;
  if (!only || more.length > 0 || only.path.attribute !== "type" || only.path.sub !== null) throw unsupported();
  return text(only.value);
}

function emailCondition({ where, sub }: ScimPath, value: FilterValue): ScimUserCondition {
  // `emails[value eq "…"]`, with or without a type, is a complete comparison.
  if (where !== null && sub === null) {
    const wanted = where.find(({ path }) => path.attribute === "value" && path.sub === null);
    if (!wanted) throw unsupported();
    const others = where.filter((one) => one !== wanted);
    return { by: "email", is: text(wanted.value), type: others.length > 0 ? typeOf(others) : null };
  }
  if (sub !== null && sub !== "value") throw unsupported();
  return { by: "email", is: text(value), type: typeOf(where) };
}

/** A filter's conditions on people. Throws `invalidFilter` for attributes that can't be searched. */
export function conditionsOf(filter: Comparison[]): ScimUserCondition[] {
  return filter.map(({ path, value }): ScimUserCondition => {
    const { urn, attribute, sub, where } = path;
    if (urn !== null) throw unsupported();
    if (attribute === "emails") return emailCondition(path, value);
    if (sub !== null || where !== null) throw unsupported();
    if (attribute === "active") return { by: "active", is: isTrue(value) };
    const by = Object.hasOwn(TEXTS, attribute) ? TEXTS[attribute as keyof typeof TEXTS] : null;
    if (by === null) throw unsupported();
    return { by, is: text(value) };
  });
}

function isTrue(value: FilterValue): boolean {
  const word = String(value).toLowerCase();
  if (word !== "true" && word !== "false")
    throw refused("invalidFilter", "active must be compared with true or false.", "filter");
  return word === "true";
}
