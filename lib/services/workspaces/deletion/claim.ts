import { systemContext } from "@/lib/core/system-context";
import { transaction } from "@/lib/db/transaction";
import { adminAddresses } from "@/lib/services/members/admin-addresses";

export type Claimed = { id: string; workspaceId: string; workspaceName: string };

type Row = { workspace_id: string | null; started_at: Date | null };

/**
 * Starts a due deletion, or continues one: null if it was undone, isn't due, or is done. From here on it can't be
 * undone; the recipients of the receipt are recorded while the admins still exist.
 */
export async function claim(id: string): Promise<Claimed | null> {
  return transaction(systemContext("delete-workspace", id), async (tx) => {
    // The workspace's row first, as undoing locks it.
    await tx.db.$queryRaw`
      SELECT 1 FROM workspace WHERE id = (SELECT workspace_id FROM workspace_deletion WHERE id = ${id})
         FOR NO KEY UPDATE`;
    const [due] = await tx.db.$queryRaw<Row[]>`
      SELECT workspace_id, started_at FROM workspace_deletion
       WHERE id = ${id} AND undone_at IS NULL AND done_at IS NULL AND delete_at <= now() FOR UPDATE`;
    if (!due?.workspace_id) return null;
    const workspaceId = due.workspace_id;
    if (!due.started_at) {
      const workspace = await tx.db.workspace.findUnique({ where: { id: workspaceId }, select: { name: true } });
      const recipients = await adminAddresses(tx, workspaceId);
      await tx.db.workspaceDeletion.update({
        where: { id },
        data: { startedAt: new Date(), recipients, workspaceName: workspace?.name ?? "" },
      });
    }
    const row = await tx.db.workspaceDeletion.findUnique({ where: { id }, select: { workspaceName: true } });
    return { id, workspaceId, workspaceName: row?.workspaceName ?? "" };
  });
}
