import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { closeCheckout } from "@/lib/services/billing/close-checkout";
import { dropUnused } from "@/lib/services/passages/drop-unused";
import { lockStudy } from "./lock-study";
import { requireState } from "./states";

/**
 * Deletes a draft with its boards and prepared invitations, and closes its open checkout. Throws `conflict` for a
 * study that was launched: what people said, and what was paid, stays.
 */
export async function remove(ctx: Context, idOrSlug: string): Promise<{ id: string }> {
  permit(ctx, "study.write");
  const { workspaceId } = ctx;
  return transaction(ctx, async (tx) => {
    const { id, title, status } = await lockStudy(tx, ctx, idOrSlug);
    requireState(status, "remove");
    await closeCheckout(tx, ctx, id);
    const quoted = await tx.db.cardEvidence.findMany({
      where: { card: { board: { studyId: id, workspaceId } } },
      select: { passageId: true },
    });
    await tx.db.study.delete({ where: { id, workspaceId }, select: { id: true } });
    await dropUnused(
      tx,
      quoted.map(({ passageId }) => passageId),
    );
    audit(tx, { action: "study.deleted", targetId: id, name: title });
    return { id };
  });
}
