import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { type FileRow, fromRow, readFiles } from "./read";
import type { FileRecord } from "./record";

/** In the order of their ids, as a project that is deleted locks them, so that neither waits for the other. */
const LOCK = `
  WITH locked AS (
    SELECT * FROM file WHERE id = ANY($1::text[]) AND workspace_id = $2 AND session_id IS NULL ORDER BY id FOR UPDATE)
  ${readFiles("locked")}`;

/** Locks those files that exist until the commit, and returns them. Recordings of sessions are none of the library's. */
export async function lockSeveral(tx: Transaction, ctx: Context, fileIds: string[]): Promise<FileRecord[]> {
  const rows = await tx.db.$queryRawUnsafe<FileRow[]>(LOCK, fileIds, ctx.workspaceId);
  return rows.map(fromRow);
}
