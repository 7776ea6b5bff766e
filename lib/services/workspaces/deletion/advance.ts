import { crashPoint } from "@/lib/core/crash-point";
import { pool } from "@/lib/db/pool";
import { removeDoomed } from "@/lib/services/files/remove-doomed";
import { claim } from "./claim";
import { deleteBatch } from "./delete-batch";
import { endPayments } from "./end-payments";
import { finish } from "./finish";
import { tablesOf } from "./tables-of";

/** `more`: continue at once; `wait`: something has to finish first; `done`: nothing is left, or it was undone. */
export type Progress = "more" | "wait" | "done";

type Options = {
  budgetMs?: number;
  /** Deletes what the job server keeps about the workspace's jobs. */
  forgetJobs(workspaceId: string): Promise<void>;
};

const COUNT = "UPDATE workspace_deletion SET row_count = row_count + $2 WHERE id = $1";
const WORKSPACE = "DELETE FROM workspace WHERE id = $1";
const LEFT = "SELECT 1 FROM doomed_object WHERE starts_with(storage_key, $1) LIMIT 1";

/**
 * Advances a workspace's deletion: rows in batches, then bytes, then the job server's data, and finally the receipt. It
 * may be killed anywhere and called concurrently: each batch is one transaction, and it is over when a whole round over
 * all tables finds nothing.
 */
export async function advance(id: string, { budgetMs = 20_000, forgetJobs }: Options): Promise<Progress> {
  const until = Date.now() + budgetMs;
  const claimed = await claim(id);
  if (!claimed) return "done";
  const { workspaceId } = claimed;
  if (!(await endPayments(workspaceId))) return "wait";
  if (!(await deleteRows(id, workspaceId, until))) return "more";
  await forgetJobs(workspaceId);
  await removeDoomed();
  crashPoint("deleted objects");
  if ((await pool().query(LEFT, [`${workspaceId}/`])).rowCount) return "wait";
  await finish(claimed);
  return "done";
}

/** Rounds over all tables until one finds nothing; false if time, as `Date.now()`, ran out before. */
async function deleteRows(id: string, workspaceId: string, until: number): Promise<boolean> {
  const tables = await tablesOf();
  for (let deleted = 1; deleted > 0; ) {
    deleted = 0;
    for (const table of tables)
      for (let count = 1; count > 0; deleted += count) {
        if (Date.now() > until) return false;
        count = await deleteBatch(table, workspaceId);
        if (count > 0) await pool().query(COUNT, [id, count]);
        crashPoint(`deleted ${table}`);
      }
    deleted += (await pool().query(WORKSPACE, [workspaceId])).rowCount ?? 0;
  }
  return true;
}
