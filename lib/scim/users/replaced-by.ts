import type { ScimAttributes } from "@/lib/services/provisioning/record";
import { parseUser, requiredName } from "./parse-user";

/**
 * The person after a PUT, which keeps what it leaves out, except the user name, which must be sent (RFC 7644 §3.5.1).
 * Throws `invalidValue`.
 */
export function replacedBy(body: Record<string, unknown>): (before: ScimAttributes) => ScimAttributes {
  const given = parseUser(body);
  requiredName(given.userName);
  return (before) => Object.assign({}, before, given);
}
