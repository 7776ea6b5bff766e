import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { canonicalJson } from "@/lib/core/data/canonical-json";
import { AppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { requireNoTransaction } from "@/lib/db/require-no-transaction";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { HiddenSince } from "@/lib/services/masks/require-shown";
import { joinMakers } from "@/lib/services/quotes/makers";
import { claimPreparing } from "./claim-preparing";
import { get } from "./get";
import { lockOpen, requirePerson } from "./lock-open";
import type { ApprovalRecord, Done } from "./record";

/**
 * Does what Eva proposed, once. What is only database work is one transaction with the decision. An act that asks an
 * outside service is claimed first and marked afterwards; approving again after a cut finds it done. When the act is
 * refused the approval stays pending, says why, and the refusal is thrown. `conflict` when it was decided or expired,
 * or when words of the proposal were masked meanwhile.
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
  // Whoever else approved it: `lockOpen` says so.
  if (!(await claimPreparing(ctx, approvalId, kind))) await transaction(ctx, (tx) => lockOpen(tx, ctx, approvalId));
  try {
    const act = await kind.ready(ctx, payload, { costCents });
    const outside = kind.isOutside ? await act() : null;
    crashPoint("approval.before_marking");
    await transaction(ctx, async (tx) => {
      // Before the approval, as masking does: what the act locks, and then the lock of those who store what was said.
      const done = outside ?? (await act());
      await joinMakers(tx, ctx);
      const now = await lockOpen(tx, ctx, approvalId);
      if (!outside && canonicalJson(now.payload) !== canonicalJson(payload)) throw new HiddenSince();
      await mark(tx, now.id, decidedById, done);
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
    data: { ...released, preparedUntil: null, error: message },
  });
}
