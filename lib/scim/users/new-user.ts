import type { ScimAttributes } from "@/lib/services/provisioning/record";
import { parseUser, requiredName } from "./parse-user";

/** The person in a POST, active unless stated otherwise. Throws `invalidValue` without a user name. */
export function newUser(body: Record<string, unknown>): ScimAttributes {
  const { userName, externalId = null, active = true, displayName = null, name = {}, emails = [] } = parseUser(body);
  return { userName: requiredName(userName), externalId, active, displayName, name, emails };
}
