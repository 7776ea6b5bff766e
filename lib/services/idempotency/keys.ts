import type { Context } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { type ClaimedKey, transaction } from "@/lib/db/transaction";

type Outcome = { status: number; body: string; location?: string | null; replayed?: boolean };
type Stored = { same: boolean; status: number; body: string; location: string | null };

const CLAIM = "SELECT * FROM claim_idempotency_key($1, $2, $3, $4, $5)";
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Claims the key and runs `work` in the same transaction, or returns the stored first answer. A second caller waits
 * for the first: five seconds, then `invalid` naming the running call. Another body under the same key is `invalid`.
 */
export async function claimOrReplay(ctx: Context, claim: ClaimedKey, work: () => Promise<Outcome>): Promise<Outcome> {
  const { workspaceId, userId, operation, key, fingerprint } = claim;
  const claimed = transaction(ctx, async (tx) => {
    const rows = await tx.db.$queryRawUnsafe<Stored[]>(CLAIM, workspaceId, userId, operation, key, fingerprint);
    if (rows[0]) return replay(rows[0]);
    const { status, body, location = null } = await work();
    tx.answer = { claim, answer: { status, body, location } };
    return { status, body, location };
  });
  try {
    return await claimed;
  } catch (error) {
    if (String(error).includes(LOCK_NOT_AVAILABLE)) throw stillRunning(operation);
    // A refusal of the first caller was stored while this one was at work: its change is undone, and theirs counts.
    if (String(error).includes("idempotency_key_pkey")) return readStored(claim);
    throw error;
  }
}

/** For an act that can't run in a transaction and is safe to repeat: its first stored success is kept. */
export async function repeatOrReplay(claim: ClaimedKey, work: () => Promise<Outcome>): Promise<Outcome> {
  const stored = await findStored(claim);
  if (stored) return replay(stored);
  const outcome = await work();
  return store(claim, outcome);
}

/** For how long a key has its answer, as `claim_idempotency_key` has it; rows are deleted some time after that. */
const LIFE = "interval '24 hours'";
const READ = `
  SELECT fingerprint = $5 AS same, status, body, location FROM idempotency_key
   WHERE workspace_id = $1 AND user_id = $2 AND operation = $3 AND key = $4 AND created_at >= now() - ${LIFE}`;

async function findStored(claim: ClaimedKey): Promise<Stored | undefined> {
  const { workspaceId, userId, operation, key, fingerprint } = claim;
  return (await pool().query<Stored>(READ, [workspaceId, userId, operation, key, fingerprint])).rows[0];
}

async function readStored(claim: ClaimedKey): Promise<Outcome> {
  const stored = await findStored(claim);
  if (!stored) throw stillRunning(claim.operation);
  return replay(stored);
}

const STORE = `
  INSERT INTO idempotency_key AS k (workspace_id, user_id, operation, key, fingerprint, status, body, location)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (workspace_id, user_id, operation, key) DO UPDATE SET fingerprint = excluded.fingerprint,
         status = excluded.status, body = excluded.body, location = excluded.location, created_at = now()
   WHERE k.created_at < now() - ${LIFE}`;

/** Keeps a refusal as the first answer; when another caller was first after all, theirs is returned. */
export const storeRefusal = (claim: ClaimedKey, refusal: Outcome): Promise<Outcome> => store(claim, refusal);

async function store(claim: ClaimedKey, { status, body, location = null }: Outcome): Promise<Outcome> {
  const { workspaceId, userId, operation, key, fingerprint } = claim;
  const values = [workspaceId, userId, operation, key, fingerprint, status, body, location];
  const { rowCount } = await pool().query(STORE, values);
  return rowCount ? { status, body, location } : readStored(claim);
}

function replay(stored: Stored): Outcome {
  if (!stored.same)
    throw withReason(
      invalid("Idempotency-Key", "This Idempotency-Key was already used with a different body. Use a new key."),
    );
  return { status: stored.status, body: stored.body, location: stored.location, replayed: true };
}

const stillRunning = (operation: string) =>
  withReason(
    invalid(
      "Idempotency-Key",
      `The first call with this Idempotency-Key (${operation}) is still running. Try again in a moment.`,
    ),
  );

/** Marks refusals that are about the key itself, which must never be stored under it. */
const withReason = (error: AppError) =>
  new AppError(error.kind, error.message, { ...error.extra, reason: "idempotency" });
