import { randomBytes } from "node:crypto";
import type pg from "pg";
import { crashPoint } from "@/lib/core/crash-point";
import { inTransaction } from "@/lib/db/in-transaction";
import { pool } from "@/lib/db/pool";
import { BEGINNING, contentOf, digestOf, factsOf, hashOf } from "./link";
import { CHAINED, type ChainedRow } from "./row";

const BATCH = 1_000;
const SALT_BYTES = 16;

/** A workspace's deletion waits until its present batch is sealed; one that is gone gets no new head. */
const HOLD = "SELECT 1 FROM workspace WHERE id = $1 FOR KEY SHARE";

/** The holder of this row's lock assigns the next places. Writers of entries never wait for it. */
const LOCK = `
  INSERT INTO audit_head AS h (workspace_id, sequence, hash)
  SELECT $1, coalesce(max(e.sequence), 0), coalesce((array_agg(e.hash))[1], $2)
    FROM (SELECT sequence, hash FROM audit_entry
           WHERE workspace_id = $1 AND sequence IS NOT NULL ORDER BY sequence DESC LIMIT 1) e
  ON CONFLICT (workspace_id) DO UPDATE SET sealed_at = h.sealed_at RETURNING sequence, hash`;

const WAITING = `
  SELECT ${CHAINED} FROM audit_entry e
   WHERE e.workspace_id = $1 AND e.sequence IS NULL ORDER BY e.created_at, e.id LIMIT ${BATCH} FOR NO KEY UPDATE`;

const PLACE = `
  UPDATE audit_entry e SET sequence = p.sequence, salt = p.salt, digest = p.digest, hash = p.hash
    FROM unnest($1::text[], $2::bigint[], $3::bytea[], $4::bytea[], $5::bytea[]) AS p(id, sequence, salt, digest, hash)
   WHERE e.id = p.id`;

const MOVE_HEAD = "UPDATE audit_head SET sequence = $2, hash = $3, sealed_at = now() WHERE workspace_id = $1";

/**
 * Assigns every unsealed committed entry of a workspace its place in the chain, in batches, each completely or not at
 * all. Returns how many there were.
 */
export async function sealWorkspace(workspaceId: string): Promise<number> {
  for (let sealed = 0; ; ) {
    const count = await sealBatch(workspaceId);
    sealed += count;
    if (count < BATCH) return sealed;
  }
}

const sealBatch = (workspaceId: string): Promise<number> =>
  inTransaction(pool(), async (client) => {
    const count = await placeNext(client, workspaceId);
    crashPoint("audit-sealed");
    return count;
  });

async function placeNext(client: pg.PoolClient, workspaceId: string): Promise<number> {
  if ((await client.query(HOLD, [workspaceId])).rowCount === 0) return 0;
  const { rows: heads } = await client.query<{ sequence: string; hash: Buffer }>(LOCK, [workspaceId, BEGINNING]);
  const { rows } = await client.query<ChainedRow>(WAITING, [workspaceId]);
  if (rows.length === 0) return 0;
  let sequence = BigInt(heads[0]?.sequence ?? 0);
  let hash: Uint8Array = heads[0]?.hash ?? BEGINNING;
  const places = rows.map((row) => {
    sequence += 1n;
    const salt = randomBytes(SALT_BYTES);
    const digest = digestOf(salt, contentOf(row));
    hash = hashOf(hash, digest, factsOf(row, sequence));
    return { id: row.id, sequence: String(sequence), salt, digest, hash };
  });
  const columns = (["id", "sequence", "salt", "digest", "hash"] as const).map((name) => places.map((row) => row[name]));
  await client.query(PLACE, columns);
  await client.query(MOVE_HEAD, [workspaceId, String(sequence), hash]);
  return rows.length;
}
