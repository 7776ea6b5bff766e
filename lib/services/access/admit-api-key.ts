import { AppError } from "@/lib/core/errors";
import { hashSecret, isApiKeySecret } from "@/lib/core/secrets/secrets";
import { askAdmission } from "./ask-admission";
import { type AdmissionOptions, type Admitted, limitsOf, roleOf } from "./limits-of";

const OTHER_SECRETS = /^(ear_at_|ear_rt_|ear_ac_|ear_scim_|whsec_)/;
const WORDS = { bearer: "key", readOnly: "This API key is read-only." };

/**
 * Looks up the key and checks its rolling minute and the workspace's monthly calls in one round trip. Throws
 * `unauthenticated`, `wrong_token`, `plan_required` or `forbidden` (none of which use up a call), `rate_limited` or
 * `calls_used_up`.
 */
export async function admitApiKey(secret: string, { requestId, writes, metered }: AdmissionOptions): Promise<Admitted> {
  if (OTHER_SECRETS.test(secret)) throw new AppError("wrong_token", "This token is not an API key.");
  if (!isApiKeySecret(secret)) throw unknownKey();
  const row = await askAdmission({ secretHash: hashSecret(secret), writes, metered });
  if (row.verdict === "unknown") throw unknownKey();
  const limits = limitsOf(row, WORDS);
  const { user_id: userId, bearer_id: keyId, read_only: readOnly } = row;
  const actor = { kind: "apiKey", userId, role: roleOf(row), keyId, readOnly } as const;
  return { ctx: { requestId, workspaceId: row.workspace_id, plan: row.plan, actor }, limits };
}

const unknownKey = () => new AppError("unauthenticated", "The API key is missing or not valid.");
