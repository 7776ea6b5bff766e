import { pool } from "@/lib/db/pool";
import { removeDoomed } from "@/lib/services/files/remove-doomed";

const BATCH = 200;
const END = `
  UPDATE workspace_archive SET status = 'ended', storage_key = NULL, error = 'Its seven days are over.'
   WHERE id IN (SELECT id FROM workspace_archive WHERE status = 'ready' AND expires_at <= now() LIMIT ${BATCH})`;

/** Ends archives whose week is over and removes their bytes; returns how many. */
export async function expire(): Promise<number> {
  let ended = 0;
  for (let count = BATCH; count === BATCH; ended += count) count = (await pool().query(END)).rowCount ?? 0;
  if (ended > 0) await removeDoomed();
  return ended;
}
