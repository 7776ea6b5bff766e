import type { PoolClient } from "pg";
import { inTransaction } from "@/lib/db/in-transaction";
import { pool } from "@/lib/db/pool";
import { requireNoTransaction } from "@/lib/db/require-no-transaction";

const BATCH = 500;
/** A piece of a spoken answer is counted by its row before its bytes are written. */
const BEING_SAID = "interval '2 minutes'";

/**
 * Before the rows with these ids are deleted, their stored objects are listed for removal. Everything else that names
 * an object has a trigger for it.
 */
const DOOM: Record<string, string> = {
  study_session: `
    INSERT INTO doomed_object (storage_key, writable_until)
    SELECT key, now() + ${BEING_SAID} FROM spoken_answer a
     CROSS JOIN LATERAL (
       SELECT a.storage_key AS key UNION ALL SELECT a.storage_key || '.joined'
       UNION ALL SELECT a.storage_key || '.' || n FROM generate_series(0, a.chunks) n) keys
     WHERE a.session_id = ANY($1)
        ON CONFLICT (storage_key) DO NOTHING`,
};

/**
 * Someone who is just joining another workspace holds their account's lock; once it is released, they are seen and keep
 * it.
 */
const HOLD_PEOPLE = `
  SELECT 1 FROM user_account WHERE id IN (SELECT user_id FROM membership WHERE workspace_id = $1 ORDER BY id LIMIT ${BATCH})
   ORDER BY id FOR UPDATE`;
const PEOPLE = `
  WITH gone AS (
    DELETE FROM membership WHERE id IN (SELECT id FROM membership WHERE workspace_id = $1 ORDER BY id LIMIT ${BATCH})
    RETURNING user_id
  ), people AS (
    DELETE FROM user_account u USING gone WHERE u.id = gone.user_id
       AND NOT EXISTS (SELECT 1 FROM membership m WHERE m.user_id = u.id AND m.workspace_id <> $1)
    RETURNING u.email
  ), links AS (
    DELETE FROM sign_in_token t USING people WHERE t.email = people.email
  )
  SELECT 1 FROM gone`;

const rowsOf = (table: string): string =>
  `DELETE FROM "${table}" WHERE ctid = ANY(ARRAY(SELECT ctid FROM "${table}" WHERE workspace_id = $1 LIMIT ${BATCH}))`;

/**
 * Deletes some rows of a workspace from one table, with their dependents, and returns how many. Accounts of people in
 * no other workspace are deleted with their membership.
 */
export async function deleteBatch(table: string, workspaceId: string): Promise<number> {
  requireNoTransaction("deleteBatch");
  return inTransaction(pool(), async (client) => {
    const doom = DOOM[table];
    if (doom) return withObjects(client, { table, doom, workspaceId });
    if (table === "membership") await client.query(HOLD_PEOPLE, [workspaceId]);
    const { rowCount } = await client.query(table === "membership" ? PEOPLE : rowsOf(table), [workspaceId]);
    return rowCount ?? 0;
  });
}

/** Locks what is deleted first: an upload or an answer that is just being stored has named its object by then. */
async function withObjects(
  client: PoolClient,
  { table, doom, workspaceId }: { table: string; doom: string; workspaceId: string },
): Promise<number> {
  const lock = `SELECT id FROM "${table}" WHERE workspace_id = $1 ORDER BY id LIMIT ${BATCH} FOR UPDATE`;
  const ids = (await client.query<{ id: string }>(lock, [workspaceId])).rows.map(({ id }) => id);
  await client.query(doom, [ids]);
  return (await client.query(`DELETE FROM "${table}" WHERE id = ANY($1)`, [ids])).rowCount ?? 0;
}
