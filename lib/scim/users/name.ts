import { NAME_PARTS, type PersonNameParts } from "@/lib/services/provisioning/record";
import { fieldsOf, isObject } from "../fields";
import { textOf } from "../texts";
import { refused } from "../words";

type Part = (typeof NAME_PARTS)[number];

/** The part of a name with this attribute name, ignoring case; undefined if we don't store it. */
export const partOf = (text: string): Part | undefined =>
  NAME_PARTS.find((part) => part.toLowerCase() === text.toLowerCase());

/** The name with one part set, or removed if the text is empty. */
export function withPart(name: PersonNameParts, part: Part, value: unknown): PersonNameParts {
  const text = textOf(value, `name.${part}`);
  const next = Object.assign({}, name);
  if (text === null) delete next[part];
  else next[part] = text;
  return next;
}

/** The name with the parts that were sent; the others stay (RFC 7644 §3.5.2.3). Throws `invalidValue`. */
export function withParts(name: PersonNameParts, given: unknown): PersonNameParts {
  if (!isObject(given))
    throw refused("invalidValue", "name must be an object such as {givenName, familyName}.", "name");
  let next = name;
  for (const [key, value] of fieldsOf(given)) {
    const part = partOf(key);
    if (part) next = withPart(next, part, value);
  }
  return next;
}
