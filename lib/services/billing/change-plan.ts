import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { PLAN_FACTS, type Plan } from "@/lib/core/plans";
import { db } from "@/lib/db/client";
import { requireNoTransaction } from "@/lib/db/require-no-transaction";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { type Account, account } from "./account";
import { closeOpenCharges } from "./close-checkout";
import { collect } from "./collect";
import { openCharge } from "./open-charge";
import { setPlan } from "./set-plan";

/**
 * Changes the plan. A downgrade takes effect at once and nothing is refunded; an upgrade costs the difference for a
 * month, paid before it takes effect. Returns the URL of a checkout page if someone has to pay there first. In the
 * sandbox, a workspace without a card changes freely: no money is involved.
 */
export async function changePlan(ctx: Context, plan: Plan): Promise<{ checkoutUrl: string | null }> {
  permit(ctx, "billing.manage");
  requireNoTransaction("changePlan");
  const payer = await account(ctx);
  const { plan: current } = await db().workspace.findUniqueOrThrow({ where: { id: ctx.workspaceId } });
  const isFree = payer.service === "sandbox" && payer.cardReference === null;
  if (isFree || PLAN_FACTS[plan].priceCents <= PLAN_FACTS[current as Plan].priceCents) {
    await setNow(ctx, plan, { isFree });
    return { checkoutUrl: null };
  }
  const charge = await collect(ctx, payer, (by) => openUpgrade(ctx, by, plan));
  return { checkoutUrl: charge.status === "checkout" ? charge.checkoutUrl : null };
}

/** Refuses a plan that costs more than the present one by now: someone else has chosen a smaller one meanwhile. */
const setNow = (ctx: Context, plan: Plan, { isFree }: { isFree: boolean }) =>
  transaction(ctx, async (tx) => {
    const from = await lockPlan(tx, ctx);
    if (!isFree && PLAN_FACTS[plan].priceCents > from.priceCents) throw alreadyOn(from);
    await closeOpenCharges(tx, ctx, { kinds: ["plan"] });
    await setPlan(tx, ctx.workspaceId, plan);
  });

async function lockPlan(tx: Transaction, { workspaceId }: Context) {
  await tx.db.$queryRaw`SELECT 1 FROM workspace WHERE id = ${workspaceId} FOR UPDATE`;
  const { plan } = await tx.db.workspace.findUniqueOrThrow({ where: { id: workspaceId }, select: { plan: true } });
  return PLAN_FACTS[plan as Plan];
}

const alreadyOn = ({ label }: { label: string }) =>
  new AppError("conflict", `The plan is already ${label}. Nothing was charged.`);

/** The price is taken under the lock, so that two who upgrade at once do not pay for the same step. */
const openUpgrade = (ctx: Context, by: Account, plan: Plan) =>
  transaction(ctx, async (tx) => {
    const from = await lockPlan(tx, ctx);
    await closeOpenCharges(tx, ctx, { kinds: ["plan"] });
    const { label, priceCents } = PLAN_FACTS[plan];
    const amountCents = priceCents - from.priceCents;
    if (amountCents <= 0) throw alreadyOn(from);
    const line = { label: `${label} instead of ${from.label}, one month`, unitCents: amountCents, quantity: 1 };
    const description = `${label} plan`;
    return openCharge(tx, ctx, by, { kind: "plan", description, lines: [line], amountCents, purpose: { plan } });
  });
