import { attributeName } from "./attribute-name";
import { refused, shown } from "./words";

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A null counts as not sent. */
export const isEmpty = (value: unknown): value is null | undefined => value === undefined || value === null;

/**
 * An object's attributes by lower-case name, core schema ones without their URN. Throws `invalidSyntax` if one is there
 * in two spellings, since either could be meant.
 */
export function fieldsOf(object: Record<string, unknown>): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [key, value] of Object.entries(object)) {
    if (isEmpty(value)) continue;
    const name = attributeName(key);
    const known = name?.urn === null && name.sub === null ? name.attribute : key.toLowerCase();
    if (fields.has(known)) throw refused("invalidSyntax", `"${shown(key)}" is given twice.`, shown(key));
    fields.set(known, value);
  }
  return fields;
}
