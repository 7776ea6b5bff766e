import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { get } from "./get";
import { lockOpen, requirePerson } from "./lock-open";
import type { ApprovalRecord } from "./record";

/**
 * Declines a proposal; this is final. Throws `conflict` once it was decided, or while an approval is being carried out.
 */
export async function decline(ctx: Context, approvalId: string): Promise<ApprovalRecord> {
  const decidedById = requirePerson(ctx);
  await transaction(ctx, async (tx) => {
    const { id, decidedAt } = await lockOpen(tx, ctx, approvalId);
    if (decidedAt) throw new AppError("conflict", "This was approved and is being carried out.");
    await tx.db.approval.update({ where: { id }, data: { status: "declined", decidedById, decidedAt: new Date() } });
    audit(tx, { action: "approval.declined", targetId: id });
  });
  return get(ctx, approvalId);
}
