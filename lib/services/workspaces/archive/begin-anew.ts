import { pool } from "@/lib/db/pool";

/** How often a file may be deleted during the attempt before the person is told. */
const MOST_BEGINNINGS = 10;

const ANEW = `
  UPDATE workspace_archive
     SET generation = generation + 1, storage_key = NULL, multipart_id = NULL, parts_done = 0, status = 'queued'
   WHERE id = $1 AND generation = $2 AND status IN ('gathering', 'copying') AND generation < ${MOST_BEGINNINGS}`;

/** Discards what was made and starts over with a later moment; false after too many attempts. */
export async function beginAnew({ id, generation }: { id: string; generation: number }): Promise<boolean> {
  return (await pool().query(ANEW, [id, generation])).rowCount === 1;
}
