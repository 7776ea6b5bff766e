import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { payments } from "@/lib/integrations/payments/payments";
import { may, permit } from "@/lib/services/access/permit";
import { CHARGE_FIELDS, fromRow } from "./read";
import type { BillingRecord } from "./record";
import { usage } from "./usage";

const CHARGES_SHOWN = 100;

/** How the workspace pays and for what, as far as the role may see it. */
export async function getBilling(ctx: Context): Promise<BillingRecord> {
  permit(ctx, "workspace.read");
  const { workspaceId } = ctx;
  const { service } = payments();
  const spends = may(ctx, "study.write");
  const [account, charges, month] = await Promise.all([
    db().billingAccount.findUnique({ where: { workspaceId } }),
    spends
      ? db().charge.findMany({
          where: { workspaceId },
          select: CHARGE_FIELDS,
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          take: CHARGES_SHOWN,
        })
      : [],
    usage(ctx),
  ]);
  const { cardBrand: brand, cardLast4: last4 } = account?.service === service ? account : {};
  return {
    service,
    plan: ctx.plan,
    paidSeats: account?.paidSeats ?? null,
    card: spends && brand && last4 ? { brand, last4 } : null,
    charges: charges.map(fromRow),
    canManage: may(ctx, "billing.manage"),
    usage: month,
  };
}
