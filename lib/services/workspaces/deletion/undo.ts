import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { adminAddresses } from "@/lib/services/members/admin-addresses";
import { lockAsAdmin } from "@/lib/services/members/lock-workspace";
import { opened } from "../opened";
import type { DeletionState } from "../record";
import { undoneMail } from "./mails";
import { read } from "./read";

/**
 * Undoes the scheduled deletion: keys, connections and members get access again. Studies stay paused. Throws `conflict`
 * once the deletion has begun. No error if no deletion is scheduled.
 */
export async function undo(ctx: Context): Promise<DeletionState> {
  permit(ctx, "workspace.data");
  const { workspaceId } = ctx;
  return transaction(opened(ctx), async (tx) => {
    await lockAsAdmin(tx, ctx);
    const wanted = await tx.db.workspaceDeletion.findFirst({
      where: { workspaceId, undoneAt: null },
      select: { id: true, startedAt: true },
    });
    if (!wanted) return read(ctx);
    if (wanted.startedAt) throw new AppError("conflict", "The deletion has begun and can no longer be undone.");
    await tx.db.workspaceDeletion.update({ where: { id: wanted.id }, data: { undoneAt: new Date() } });
    await tx.db.workspace.update({ where: { id: workspaceId }, data: { deletionAt: null } });
    // Webhooks that failed before get as much time as if they had just begun to: nothing was delivered meanwhile.
    const failing = { workspaceId, disabledAt: null, failingSince: { not: null } };
    await tx.db.webhook.updateMany({ where: failing, data: { failingSince: new Date() } });
    audit(tx, { action: "workspace.deletion_undone", targetId: workspaceId });
    const state = await read(ctx);
    const person =
      ctx.actor.kind === "user"
        ? await tx.db.user.findUnique({ where: { id: ctx.actor.userId }, select: { name: true, email: true } })
        : null;
    const by = person?.name ?? person?.email ?? null;
    for (const to of await adminAddresses(tx, workspaceId)) {
      const { subject, text, html } = undoneMail({ workspaceName: state.workspaceName, by });
      await queueMail(tx, { to, workspaceId, subject, text, html });
    }
    return state;
  });
}
