import { type Context, personOf } from "@/lib/core/context";
import { invalid, notFound } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { StudyStatus } from "@/lib/core/study/types";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { closeOpenCharges } from "@/lib/services/billing/close-checkout";
import { CHARGE_KINDS } from "@/lib/services/billing/record";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { adminAddresses } from "@/lib/services/members/admin-addresses";
import { lockAsAdmin } from "@/lib/services/members/lock-workspace";
import { release } from "@/lib/services/slots/release";
import { move } from "@/lib/services/studies/move";
import { cancelActive } from "@/lib/services/swarm/runs/cancel-active";
import { opened } from "../opened";
import type { DeletionState } from "../record";
import { scheduledMail } from "./mails";
import { read } from "./read";

const GRACE_DAYS = 30;

/**
 * Schedules the workspace's deletion in 30 days. From now on only its admins have access, read-only; studies pause,
 * open invitations are cancelled. Throws `invalid` if its name was not typed exactly, and `conflict` while a payment is
 * in progress. Scheduling it again is no error, and keeps the date.
 */
export async function schedule(ctx: Context, typedName: string): Promise<DeletionState> {
  permit(ctx, "workspace.data");
  const { workspaceId } = ctx;
  return transaction(opened(ctx), async (tx) => {
    await lockAsAdmin(tx, ctx);
    const workspace = await tx.db.workspace.findUnique({
      where: { id: workspaceId },
      select: { name: true, deletionAt: true },
    });
    if (!workspace) throw notFound("Workspace");
    if (workspace.deletionAt) return read(ctx);
    if (typedName.trim() !== workspace.name.trim())
      throw invalid("name", "This is not the workspace's name. Type it exactly as it is written.");
    const deleteAt = new Date(Date.now() + GRACE_DAYS * 24 * 3600_000);
    await stop(tx, ctx, deleteAt);
    await tx.db.workspace.update({ where: { id: workspaceId }, data: { deletionAt: deleteAt } });
    const id = newId("deletion");
    const requestedById = personOf(ctx);
    await tx.db.workspaceDeletion.create({ data: { id, workspaceId, requestedById, deleteAt } });
    audit(tx, { action: "workspace.deletion_scheduled", targetId: workspaceId, details: { deleteAt } });
    const state = await read(ctx);
    const by = state.deletion?.requestedBy ?? null;
    for (const to of await adminAddresses(tx, workspaceId)) {
      const { subject, text, html } = scheduledMail({ workspaceName: workspace.name, by, deleteAt });
      await queueMail(tx, { to, workspaceId, subject, text, html });
    }
    return state;
  });
}

/**
 * Stops everything that would continue by itself: payments waiting for a card, studies, agents, member invitations, and
 * interviews that are booked for when nobody can hold them. Studies are locked first, so that whoever is just
 * launching, resuming or paying for one has either finished or is refused.
 */
async function stop(tx: Transaction, ctx: Context, deleteAt: Date): Promise<void> {
  const { workspaceId } = ctx;
  const studies = await tx.db.$queryRaw<{ id: string; type: string; status: StudyStatus }[]>`
    SELECT id, type, status FROM study WHERE workspace_id = ${workspaceId} ORDER BY id FOR NO KEY UPDATE`;
  await closeOpenCharges(tx, ctx, { kinds: [...CHARGE_KINDS] });
  for (const { id, type, status } of studies) {
    if (status === "running") await move(tx, ctx, id, "pause");
    if (type === "swarm") await cancelActive(tx, ctx, id);
  }
  const booked = await tx.db.$queryRaw<{ participantId: string }[]>`
    SELECT participant_id AS "participantId" FROM slot
     WHERE workspace_id = ${workspaceId} AND participant_id IS NOT NULL AND outcome IS NULL AND starts_at >= ${deleteAt}
     ORDER BY starts_at, id`;
  for (const { participantId } of booked)
    if (await release(tx, participantId))
      audit(tx, { action: "booking.cancelled", targetId: participantId, details: { because: "workspace.deletion" } });
  await tx.db.memberInvitation.updateMany({
    where: { workspaceId, acceptedAt: null, cancelledAt: null },
    data: { cancelledAt: new Date() },
  });
}
