import type { ScimAttributes } from "@/lib/services/provisioning/record";
import { fieldsOf } from "../fields";
import { textOf, truthOf } from "../texts";
import { refused } from "../words";
import { emailsOf } from "./emails";
import { withParts } from "./name";

/** What was sent about a person; everything else keeps its value, or has none. */
type GivenUser = Partial<ScimAttributes>;

/**
 * The attributes that we store, from the body of a POST or PUT, ignoring case and with or without the core schema's
 * URN. null counts as not sent; attributes that we don't store are ignored. Throws `invalidValue` or `invalidSyntax`.
 */
export function parseUser(body: Record<string, unknown>): GivenUser {
  const fields = fieldsOf(body);
  const given: GivenUser = {};
  if (fields.has("username")) given.userName = requiredName(fields.get("username"));
  if (fields.has("externalid")) given.externalId = textOf(fields.get("externalid"), "externalId");
  if (fields.has("active")) given.active = truthOf(fields.get("active"), "active");
  if (fields.has("displayname")) given.displayName = textOf(fields.get("displayname"), "displayName");
  if (fields.has("name")) given.name = withParts({}, fields.get("name"));
  if (fields.has("emails")) given.emails = emailsOf(fields.get("emails"));
  return given;
}

/** The user name, which everyone must have. */
export function requiredName(value: unknown): string {
  const text = textOf(value, "userName");
  if (text === null) throw refused("invalidValue", "userName is required.", "userName");
  return text;
}
