import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { type Plan, SSO_PLANS } from "@/lib/core/plans";
import { hashSecret, isScimToken } from "@/lib/core/secrets/secrets";
import { pipelined } from "@/lib/db/pipelined";
import { providerRefusals } from "./provider-refusals";

/**
 * Per directory. A first sync of 10,000 people is 30,000 calls, and Entra ID asks for 25 a second, so the limit only
 * keeps one workspace from using up what all share.
 */
const CALLS_PER_MINUTE = 30_000;

// Lookup, plan and rolling minute in one round trip. A refused call counts only against the minute.
const ADMIT = `
  WITH d AS (
    SELECT d.id, d.workspace_id, coalesce(d.provider_name, 'Identity provider') AS provider, w.plan
      FROM scim_directory d JOIN workspace w ON w.id = d.workspace_id
     WHERE d.token_hash = $1 AND d.enabled AND w.deletion_at IS NULL
  ), taken AS (
    INSERT INTO scim_minute AS m (directory_id, minute, calls)
    SELECT d.id, date_trunc('minute', now()), 1 FROM d WHERE d.plan = ANY($2::text[])
    ON CONFLICT (directory_id) DO UPDATE SET minute = excluded.minute,
      calls = CASE WHEN m.minute = excluded.minute THEN m.calls + 1 ELSE 1 END
    RETURNING m.calls
  )
  SELECT d.*, t.calls, ceil(60 - extract(second FROM now()))::int AS seconds FROM d LEFT JOIN taken t ON true`;

type Row = { id: string; workspace_id: string; provider: string; plan: Plan; calls: number | null; seconds: number };

/**
 * The directory that a SCIM token belongs to. Throws `unauthenticated` if the token is missing, wrong, regenerated or
 * switched off, `plan_required` if the workspace is not on Scale, or `rate_limited`.
 */
export async function admitProvider(token: string | null, requestId: string): Promise<Context> {
  if (token === null) throw new AppError("unauthenticated", "Send the SCIM token as a bearer token.");
  const tokenHash = new Uint8Array(hashSecret(token));
  const row = isScimToken(token) ? await ask(tokenHash) : undefined;
  if (!row) throw providerRefusals.token();
  const { workspace_id: workspaceId, plan, id: directoryId, provider, calls, seconds } = row;
  if (calls === null) throw providerRefusals.plan();
  if (calls > CALLS_PER_MINUTE)
    throw new AppError("rate_limited", `Too many requests: a workspace may make ${CALLS_PER_MINUTE} a minute.`, {
      retryAfterSeconds: Math.max(1, seconds),
    });
  return { requestId, workspaceId, plan, actor: { kind: "scim", directoryId, provider, tokenHash } };
}

async function ask(tokenHash: Uint8Array): Promise<Row | undefined> {
  const values = [tokenHash, SSO_PLANS];
  const query = { name: "admit_provider", text: ADMIT, values, query_timeout: 2_500 };
  return (await pipelined<Row>("admission", query)).rows[0];
}
