import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { AppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { requireNoTransaction } from "@/lib/db/require-no-transaction";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { get } from "./get";
import { lockOpen, requirePerson } from "./lock-open";
import type { ApprovalRecord, Done } from "./record";

/**
 * Does what Eva proposed, once. What is only database work is one transaction with the decision. An act that asks an
 * outside service is claimed first and marked afterwards; approving again after a cut finds it done. When the act is
 * refused the approval stays pending, says why, and the refusal is thrown. `conflict` when it was decided or expired.
 */
export async function approve(ctx: Context, approvalId: string): Promise<ApprovalRecord> {
  const decidedById = requirePerson(ctx);
  requireNoTransaction("approve");
  const { kind, payload, costCents } = await transaction(ctx, async (tx) => {
    const open = await lockOpen(tx, ctx, approvalId);
    const claim = { decidedById, decidedAt: new Date(), error: null };
    if (open.kind.isOutside) await tx.db.approval.update({ where: { id: open.id }, data: claim });
    return open;
  });
  try {
    const act = await kind.ready(ctx, payload, { costCents });
    const outside = kind.isOutside ? await act() : null;
    crashPoint("approval.before_marking");
    await transaction(ctx, async (tx) => {
      const { id } = await lockOpen(tx, ctx, approvalId);
      await mark(tx, id, decidedById, outside ?? (await act()));
    });
  } catch (thrown) {
    if (thrown instanceof AppError) await keepPending(ctx, approvalId, thrown);
    throw thrown;
  }
  return get(ctx, approvalId);
}

async function mark(tx: Transaction, id: string, decidedById: string, result: Done): Promise<void> {
  const decision = { status: "approved", decidedById, decidedAt: new Date(), error: null };
  await tx.db.approval.update({ where: { id }, data: { ...decision, result } });
  audit(tx, { action: "approval.approved", targetId: id, details: { made: result.id } });
}

/** An undecided payment continues by itself: until it is decided, nobody may decline what it pays for. */
async function keepPending({ workspaceId }: Context, id: string, { kind, message }: AppError): Promise<void> {
  const released = kind === "unavailable" ? {} : { decidedById: null, decidedAt: null };
  await db().approval.updateMany({
    where: { id, workspaceId, status: "pending" },
    data: { ...released, error: message },
  });
}
