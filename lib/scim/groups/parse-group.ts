import { fieldsOf } from "../fields";
import { textOf } from "../texts";
import { refused } from "../words";
import { memberIds } from "./member-ids";

/** What was sent of a group. Without `memberIds` nothing was said of its members. */
type GivenGroup = { displayName: string; externalId: string | undefined; memberIds: string[] | undefined };

/** The name, which no group is without. */
export function requiredName(value: unknown): string {
  const text = textOf(value, "displayName");
  if (text === null) throw refused("invalidValue", "displayName is missing.", "displayName");
  return text;
}

/**
 * The attributes that we keep out of the body of a POST or PUT. null is as if not sent, and a PUT that says nothing of
 * members leaves them: taking everybody out is said by an empty list. Throws `invalidValue` or `invalidSyntax`.
 */
export function parseGroup(body: Record<string, unknown>): GivenGroup {
  const fields = fieldsOf(body);
  return {
    displayName: requiredName(fields.get("displayname")),
    externalId: textOf(fields.get("externalid"), "externalId") ?? undefined,
    memberIds: fields.has("members") ? memberIds(fields.get("members")) : undefined,
  };
}
