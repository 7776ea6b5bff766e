import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, type Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";

/**
 * Gives up what is open for a study whose draft changes. The page itself is closed after the commit; who pays it before
 * that is paid back. Throws `conflict` while a saved card is being charged. Call it under the study's lock.
 */
export const closeCheckout = (tx: Transaction, ctx: Context, studyId: string): Promise<void> =>
  closeOpenCharges(tx, ctx, { kind: { in: ["launch", "swarm_run"] }, studyId });

export async function closeOpenCharges(
  tx: Transaction,
  { workspaceId }: Context,
  where: { kind: "launch" | "plan" | { in: ("launch" | "swarm_run")[] }; studyId?: string },
): Promise<void> {
  const open = await tx.db.charge.findMany({
    where: { ...where, workspaceId, status: { in: ["intent", "checkout"] } },
    select: { id: true, status: true, cardReference: true },
  });
  for (const { id, status, cardReference } of open) {
    if (status === "intent" && cardReference !== null)
      throw new AppError("conflict", "A payment for this is in progress. Wait until it finishes, then try again.");
    const { count } = await tx.db.charge.updateMany({
      where: { id, status },
      data: { status: "cancelled", failure: "It changed before it was paid." },
    });
    if (!count) continue;
    audit(tx, { action: "charge.cancelled", targetId: id });
    emit(tx, "charge.opened", id, { chargeId: id, atOnce: true });
  }
}
