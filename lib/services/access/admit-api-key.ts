import type { Context } from "@/lib/core/context";
import { AppError, type Limits } from "@/lib/core/errors";
import { hashSecret, isApiKeySecret } from "@/lib/core/secrets";
import { askAdmission, type Verdict } from "./ask-admission";
import { CALLS_PER_MINUTE, monthLimit, nextMonth } from "./limits";

const OTHER_SECRETS = /^(ear_at_|ear_rt_|ear_ac_|ear_scim_|whsec_)/;
/**
 * Look-up, rolling minute and monthly calls in one round trip. Throws `unauthenticated`, `wrong_token`,
 * `plan_required`, `forbidden` (none of which use up a call), `rate_limited` or `calls_used_up`.
 */
export async function admitApiKey(
  secret: string,
  { requestId, writes, metered }: { requestId: string; writes: boolean; metered: boolean },
): Promise<{ ctx: Context; limits: Limits }> {
  if (OTHER_SECRETS.test(secret)) throw new AppError("wrong_token", "This token is not an API key.");
  if (!isApiKeySecret(secret)) throw unknownKey();
  const row = await askAdmission({ secretHash: hashSecret(secret), writes, metered });
  if (row.verdict === "unknown") throw unknownKey();
  if (row.verdict === "plan") throw planRequired(row);
  const limits = limitsOf(row);
  if (row.verdict === "read_only") throw new AppError("forbidden", "This API key is read-only.", { limits });
  if (row.verdict === "observer")
    throw new AppError("forbidden", "Observers can read and ask Eva, and change nothing else.", { limits });
  if (row.verdict === "minute")
    throw new AppError("rate_limited", `Too many requests: ${CALLS_PER_MINUTE} a minute are allowed for a key.`, {
      limits,
      retryAfterSeconds: row.minute_resets_in,
    });
  if (row.verdict === "month") {
    const resetsAt = nextMonth(new Date());
    const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - Date.now()) / 1000));
    throw new AppError("calls_used_up", "This month's API calls of the workspace are used up.", {
      limits,
      resetsAt,
      retryAfterSeconds,
    });
  }
  return { ctx: contextOf(row, requestId), limits };
}

const unknownKey = () => new AppError("unauthenticated", "The API key is missing or not valid.");

const planRequired = (row: Verdict) =>
  row.role === "participant"
    ? new AppError("plan_required", "Participants have no access to the API.")
    : new AppError("plan_required", "The API is part of the Pro, Team and Scale plans; this workspace is on Free.");

const limitsOf = (row: Verdict): Limits => ({
  minute: { limit: CALLS_PER_MINUTE, remaining: row.minute_remaining, resetsInSeconds: row.minute_resets_in },
  ...(row.month_remaining !== null && { month: { limit: monthLimit(row.plan), remaining: row.month_remaining } }),
});

const contextOf = (row: Verdict, requestId: string): Context => ({
  requestId,
  workspaceId: row.workspace_id,
  plan: row.plan,
  actor: {
    kind: "apiKey",
    userId: row.user_id,
    role: row.role === "admin" ? "member" : row.role,
    keyId: row.key_id,
    readOnly: row.read_only,
  },
});
