import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, type Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import type { ChargeKind } from "./record";

/**
 * Gives up what is open for a study that changes. The page itself is closed after the commit; who pays it before that
 * is paid back. Throws `conflict` while a saved card is being charged. Call it under the study's lock.
 */
export const closeCheckout = (tx: Transaction, ctx: Context, studyId: string): Promise<void> =>
  closeOpenCharges(tx, ctx, { kinds: ["launch", "swarm_run", "participants"], studyId });

const OPEN = { in: ["intent", "checkout"] };

type Which = { kinds: ChargeKind[]; studyId?: string };
type Options = {
  /** Whether a saved card may go on being charged; what it pays for is refunded once it arrives. */
  leavesCards?: boolean;
};

export async function closeOpenCharges(
  tx: Transaction,
  { workspaceId }: Context,
  { kinds, ...where }: Which,
  { leavesCards = false }: Options = {},
): Promise<void> {
  const open = await tx.db.charge.findMany({
    where: { ...where, kind: { in: kinds }, workspaceId, status: OPEN },
    select: { id: true, status: true, cardReference: true },
  });
  for (const { id, status, cardReference } of open) {
    const isBeingCharged = status === "intent" && cardReference !== null;
    if (isBeingCharged && leavesCards) continue;
    if (isBeingCharged)
      throw new AppError("conflict", "A payment for this is in progress. Wait until it finishes, then try again.");
    // Its page may have opened since it was read.
    const { count } = await tx.db.charge.updateMany({
      where: { id, status: OPEN },
      data: { status: "cancelled", failure: "It changed before it was paid." },
    });
    if (!count) continue;
    audit(tx, { action: "charge.cancelled", targetId: id });
    emit(tx, "charge.opened", id, { chargeId: id, atOnce: true });
  }
}
