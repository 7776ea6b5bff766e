import { systemContext } from "@/lib/core/system-context";
import { transaction } from "@/lib/db/transaction";
import { queueMail } from "@/lib/services/mail/queue-mail";
import type { Claimed } from "./claim";
import { receiptMail } from "./mails";

/** Sends the receipt to the former admins, and deletes their identity. Once, however often it is called. */
export async function finish({ id, workspaceName }: Claimed): Promise<void> {
  // Not the workspace's own context: nothing written here may name it.
  await transaction(systemContext("delete-workspace", id), async (tx) => {
    const [row] = await tx.db.$queryRaw<{ recipients: string[] }[]>`
      SELECT recipients FROM workspace_deletion WHERE id = ${id} AND done_at IS NULL FOR UPDATE`;
    if (!row) return;
    const doneAt = new Date();
    const { subject, text, html } = receiptMail({ workspaceName, deletionId: id, doneAt });
    for (const to of row.recipients) await queueMail(tx, { to, subject, text, html });
    await tx.db.workspaceDeletion.update({
      where: { id },
      data: { doneAt, workspaceId: null, workspaceName: null, requestedById: null, recipients: [] },
    });
  });
}
