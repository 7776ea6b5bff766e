import type { Context, Role } from "@/lib/core/context";
import { AppError, type Limits } from "@/lib/core/errors";
import type { Plan } from "@/lib/core/plans";
import { hashSecret, isApiKeySecret } from "@/lib/core/secrets";
import { pool } from "@/lib/db/pool";
import { CALLS_PER_MINUTE, MONTH_LIMITS, monthLimit, nextMonth } from "./limits";

type Row = {
  verdict: "unknown" | "plan" | "read_only" | "observer" | "minute" | "month" | "admitted";
  key_id: string;
  workspace_id: string;
  user_id: string;
  role: Role;
  plan: Plan;
  read_only: boolean;
  minute_remaining: number;
  minute_resets_in: number;
  month_remaining: number | null;
};

const ADMIT = "SELECT * FROM admit_api_key($1, $2, $3, $4)";
const OTHER_SECRETS = /^(ear_at_|ear_rt_|ear_ac_|ear_scim_|whsec_)/;
/** Admission comes first, so its patience decides how soon a lost database is reported. */
const PATIENCE_MS = 2_500;

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
  const values = [hashSecret(secret), writes, CALLS_PER_MINUTE, metered ? MONTH_LIMITS : null];
  const query = { name: "admit_api_key", text: ADMIT, values, query_timeout: PATIENCE_MS };
  const { rows } = await pool().query<Row>(query);
  const row = rows[0];
  if (!row || row.verdict === "unknown") throw unknownKey();
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

const planRequired = (row: Row) =>
  row.role === "participant"
    ? new AppError("plan_required", "Participants have no access to the API.")
    : new AppError("plan_required", "The API is part of the Pro, Team and Scale plans; this workspace is on Free.");

const limitsOf = (row: Row): Limits => ({
  minute: { limit: CALLS_PER_MINUTE, remaining: row.minute_remaining, resetsInSeconds: row.minute_resets_in },
  ...(row.month_remaining !== null && { month: { limit: monthLimit(row.plan), remaining: row.month_remaining } }),
});

const contextOf = (row: Row, requestId: string): Context => ({
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
