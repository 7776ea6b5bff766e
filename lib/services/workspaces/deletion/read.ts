import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { permit } from "@/lib/services/access/permit";
import type { DeletionState } from "../record";

type Row = {
  name: string;
  running: number;
  delete_at: Date | null;
  created_at: Date | null;
  requested_by: string | null;
};

/** Whether the workspace is about to be deleted, when, and at whose request. */
export async function read(ctx: Context): Promise<DeletionState> {
  permit(ctx, "workspace.data");
  const [row] = await db().$queryRaw<Row[]>`
    SELECT w.name, d.delete_at, d.created_at, coalesce(u.name, u.email) AS requested_by,
           (SELECT count(*)::int FROM study s WHERE s.workspace_id = w.id AND s.status = 'running') AS running
      FROM workspace w
      LEFT JOIN workspace_deletion d ON d.workspace_id = w.id AND d.undone_at IS NULL
      LEFT JOIN user_account u ON u.id = d.requested_by_id
     WHERE w.id = ${ctx.workspaceId}`;
  if (!row) throw notFound("Workspace");
  const { name, running, delete_at: deleteAt, created_at: requestedAt, requested_by: requestedBy } = row;
  const deletion = deleteAt && requestedAt ? { deleteAt, requestedAt, requestedBy } : null;
  return { deletion, workspaceName: name, runningStudies: running };
}
