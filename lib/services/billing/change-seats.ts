import type { Context } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { PLAN_FACTS, type Plan } from "@/lib/core/plans";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changesOf } from "@/lib/services/audit/changes-of";
import { lockWorkspace } from "@/lib/services/members/lock-workspace";
import { seats } from "@/lib/services/members/seats";
import { account } from "./account";

/**
 * Sets how many paid seats there are; null is what the plan holds. Throws `conflict` when more are taken, and `invalid`
 * for more than were paid for or agreed: only the sandbox gives them away.
 */
export async function changeSeats(ctx: Context, paidSeats: number | null): Promise<void> {
  permit(ctx, "billing.manage");
  const { workspaceId } = ctx;
  const { service } = await account(ctx);
  await transaction(ctx, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const { used: taken } = await seats(workspaceId);
    if (paidSeats !== null && paidSeats < taken)
      throw new AppError(
        "conflict",
        `${taken} seats are taken. Make somebody an observer or cancel an invitation first.`,
        {
          problems: [{ path: "paidSeats", message: `${taken} seats are taken.` }],
        },
      );
    const before = await tx.db.billingAccount.findUnique({ where: { workspaceId }, select: { paidSeats: true } });
    const { plan } = await tx.db.workspace.findUniqueOrThrow({ where: { id: workspaceId }, select: { plan: true } });
    const most = Math.max(PLAN_FACTS[plan as Plan].paidSeats, before?.paidSeats ?? 0);
    if (service !== "sandbox" && paidSeats !== null && paidSeats > most)
      throw invalid("paidSeats", `This workspace can have ${most} paid seats. Choose a larger plan for more.`);
    const changes = changesOf(before ?? {}, { paidSeats });
    if (!changes) return;
    await tx.db.billingAccount.update({ where: { workspaceId }, data: { paidSeats } });
    audit(tx, { action: "seats.changed", targetId: workspaceId, details: { paidSeats }, changes });
  });
}
