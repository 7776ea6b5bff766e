import { fieldsOf } from "../fields";
import { textOf } from "../texts";
import { refused } from "../words";
import { memberIds } from "./member-ids";

/** What was sent about a group. No `memberIds` means that members weren't mentioned. */
type GivenGroup = { displayName: string; externalId: string | undefined; memberIds: string[] | undefined };

/** The name, which every group must have. */
export function requiredName(value: unknown): string {
  const text = textOf(value, "displayName");
  if (text === null) throw refused("invalidValue", "displayName is required.", "displayName");
  return text;
}

/**
 * The attributes that we store, from the body of a POST or PUT. null counts as not sent, and a PUT that doesn't mention
 * members leaves them; an empty list removes everyone. Throws `invalidValue` or `invalidSyntax`.
 */
export function parseGroup(body: Record<string, unknown>): GivenGroup {
  const fields = fieldsOf(body);
  return {
    displayName: requiredName(fields.get("displayname")),
    externalId: textOf(fields.get("externalid"), "externalId") ?? undefined,
    memberIds: fields.has("members") ? memberIds(fields.get("members")) : undefined,
  };
}
