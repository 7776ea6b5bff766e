import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { account } from "./account";

/** Sets how many paid seats there are; null is what the plan holds. Throws `conflict` when more are taken. */
export async function changeSeats(ctx: Context, paidSeats: number | null): Promise<void> {
  permit(ctx, "billing.manage");
  const { workspaceId } = ctx;
  await account(ctx);
  await transaction(ctx, async (tx) => {
    // Whoever gives a seat away holds this row too.
    await tx.db.$queryRaw`SELECT 1 FROM workspace WHERE id = ${workspaceId} FOR UPDATE`;
    const taken = await tx.db.membership.count({
      where: { workspaceId, active: true, role: { in: ["admin", "member"] } },
    });
    if (paidSeats !== null && paidSeats < taken)
      throw new AppError("conflict", `${taken} seats are taken. Make somebody an observer first.`, {
        problems: [{ path: "paidSeats", message: `${taken} seats are taken.` }],
      });
    await tx.db.billingAccount.update({ where: { workspaceId }, data: { paidSeats } });
    audit(tx, { action: "seats.changed", targetId: workspaceId, details: { paidSeats } });
  });
}
