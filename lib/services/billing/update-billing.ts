import type { Context } from "@/lib/core/context";
import type { Plan } from "@/lib/core/plans";
import { db } from "@/lib/db/client";
import { permit } from "@/lib/services/access/permit";
import { changeCard } from "./change-card";
import { changePlan } from "./change-plan";
import { changeSeats } from "./change-seats";
import { getBilling } from "./get-billing";
import type { BillingRecord } from "./record";

type Changes = { plan?: Plan; paidSeats?: number | null; card?: string | null };

/** Changes the card first, then the plan, then the seats: a refusal leaves what came before it, and says so. */
export async function updateBilling(
  ctx: Context,
  { plan, paidSeats, card }: Changes,
): Promise<BillingRecord & { checkoutUrl: string | null }> {
  permit(ctx, "billing.manage");
  if (card !== undefined) await changeCard(ctx, card);
  const { checkoutUrl } = plan === undefined ? { checkoutUrl: null } : await changePlan(ctx, plan);
  if (paidSeats !== undefined) await changeSeats(ctx, paidSeats);
  const workspace = await db().workspace.findUniqueOrThrow({ where: { id: ctx.workspaceId }, select: { plan: true } });
  const billing = await getBilling({ ...ctx, plan: workspace.plan as Plan });
  return { ...billing, checkoutUrl };
}
