import { NAME_PARTS, type ScimAttributes } from "@/lib/services/provisioning/record";
import { type Person, toRecord } from "./person";

export const nameText = ({ name }: Pick<ScimAttributes, "name">): string =>
  NAME_PARTS.map((part) => name[part] ?? "").join("|");
export const emailsText = ({ emails }: Pick<ScimAttributes, "emails">): string =>
  JSON.stringify(emails.map(({ value, type, primary, display }) => [value, type, primary, display]));

type Stored = Pick<Person, "displayName" | "attributes"> & { addresses: string[] };

/**
 * The attributes to store: those that the provider changed. What it only echoed, such as a name known from the account,
 * stays the account's.
 */
export function stored(person: Person, after: ScimAttributes): Stored {
  const before = toRecord(person);
  const attributes = Object.assign({}, person.attributes);
  if (nameText(after) !== nameText(before)) attributes.name = after.name;
  if (emailsText(after) !== emailsText(before)) attributes.emails = after.emails;
  if (attributes.emails?.length === 0) delete attributes.emails;
  if (attributes.name && nameText({ name: attributes.name }).replaceAll("|", "") === "") delete attributes.name;
  const displayName = after.displayName === before.displayName ? person.displayName : after.displayName;
  const own = [{ value: person.accountEmail ?? person.email }];
  const addresses = (attributes.emails ?? own).map(({ value }) => value.toLowerCase());
  return { displayName, attributes, addresses: [...new Set(addresses)] };
}
