import type { Context } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { type Answer, type ClaimedKey, transaction } from "@/lib/db/transaction";

export type Claim = ClaimedKey & { fingerprint: Buffer };
type Outcome = { status: number; body: string; location?: string | null; replayed?: boolean };
type Stored = { same: boolean; status: number | null; body: string | null; location: string | null };

const CLAIM = "SELECT * FROM claim_idempotency_key($1, $2, $3, $4, $5)";
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Claims the key and runs `work` in the same transaction, or returns the stored first answer. A second caller waits
 * for the first: five seconds, then `invalid` naming the running call. Another body under the same key is `invalid`.
 */
export async function claimOrReplay(ctx: Context, claim: Claim, work: () => Promise<Outcome>): Promise<Outcome> {
  const { workspaceId, userId, operation, key, fingerprint } = claim;
  return transaction(ctx, async (tx) => {
    let rows: Stored[];
    try {
      rows = await tx.db.$queryRawUnsafe<Stored[]>(CLAIM, workspaceId, userId, operation, key, fingerprint);
    } catch (error) {
      if (String(error).includes(LOCK_NOT_AVAILABLE)) throw stillRunning(operation);
      throw error;
    }
    if (rows[0]) return replay(rows[0]);
    const outcome = await work();
    const answer: Answer = { status: outcome.status, body: outcome.body, location: outcome.location ?? null };
    tx.answer = { claim: { workspaceId, userId, operation, key }, answer };
    return outcome;
  });
}

/** Keeps a refusal as the first answer; when another caller was first after all, theirs is returned. */
export async function storeRefusal(claim: Claim, refusal: Outcome): Promise<Outcome> {
  const { rows } = await pool().query<Stored>(
    `WITH mine AS (
       INSERT INTO idempotency_key (workspace_id, user_id, operation, key, fingerprint, status, body)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (workspace_id, user_id, operation, key) DO UPDATE
          SET fingerprint = excluded.fingerprint, status = excluded.status, body = excluded.body, location = NULL,
              created_at = now()
        WHERE idempotency_key.created_at < now() - interval '24 hours'
       RETURNING 1)
     SELECT fingerprint = $5 AS same, status, body, location FROM idempotency_key
      WHERE workspace_id = $1 AND user_id = $2 AND operation = $3 AND key = $4 AND NOT EXISTS (SELECT 1 FROM mine)`,
    [claim.workspaceId, claim.userId, claim.operation, claim.key, claim.fingerprint, refusal.status, refusal.body],
  );
  return rows[0] ? replay(rows[0]) : refusal;
}

function replay(stored: Stored): Outcome {
  if (!stored.same || stored.status === null || stored.body === null)
    throw withReason(invalid("Idempotency-Key", "This Idempotency-Key was used before with another body."));
  return { status: stored.status, body: stored.body, location: stored.location, replayed: true };
}

const stillRunning = (operation: string) =>
  withReason(invalid("Idempotency-Key", `The first call with this Idempotency-Key (${operation}) is still running.`));

/** Marks refusals that are about the key itself, which must never be stored under it. */
const withReason = (error: AppError) =>
  new AppError(error.kind, error.message, { ...error.extra, reason: "idempotency" });
