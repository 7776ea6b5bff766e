import type { ScimAttributes } from "@/lib/services/provisioning/record";
import { parseUser, requiredName } from "./parse-user";

/** The person of a POST; whoever is not said to be inactive is active. Throws `invalidValue` without a user name. */
export function newUser(body: Record<string, unknown>): ScimAttributes {
  const { userName, externalId = null, active = true, displayName = null, name = {}, emails = [] } = parseUser(body);
  return { userName: requiredName(userName), externalId, active, displayName, name, emails };
}
