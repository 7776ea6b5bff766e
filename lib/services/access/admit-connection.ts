import { AppError } from "@/lib/core/errors";
import { hashSecret, isAccessToken } from "@/lib/core/secrets/secrets";
import { askAdmission } from "./ask-admission";
import { type AdmissionOptions, type Admitted, limitsOf, roleOf } from "./limits-of";

const WORDS = { bearer: "connection", readOnly: "This connection isn't allowed to draft studies." };

/**
 * Looks up a connected app's access token and checks the connection's rolling minute and the workspace's monthly
 * calls in one round trip, as for keys. Throws `unauthenticated` if the token is unknown or expired, the connection was
 * revoked or its person has left; otherwise as `admitApiKey`.
 */
export async function admitConnection(
  secret: string,
  { requestId, writes, metered }: AdmissionOptions,
): Promise<Admitted> {
  if (!isAccessToken(secret)) throw unknownToken();
  const row = await askAdmission({ secretHash: hashSecret(secret), writes, metered });
  if (row.verdict === "unknown") throw unknownToken();
  const limits = limitsOf(row, WORDS);
  const { user_id: userId, bearer_id: connectionId, read_only: readOnly } = row;
  const actor = { kind: "mcp", userId, role: roleOf(row), connectionId, readOnly } as const;
  return { ctx: { requestId, workspaceId: row.workspace_id, plan: row.plan, actor }, limits };
}

const unknownToken = () =>
  new AppError("unauthenticated", "The access token is not valid, has expired, or its connection was ended.", {
    reason: "invalid_token",
  });
