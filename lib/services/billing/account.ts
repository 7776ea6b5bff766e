import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { payments } from "@/lib/integrations/payments/payments";

/** How the workspace pays at the present service. */
export type Account = { service: "sandbox" | "stripe"; customer: string; cardReference: string | null };

/**
 * The workspace's customer and saved card, created on first use. References of another service don't count. Calls the
 * payment service: not for use inside a transaction.
 */
export async function account(ctx: Context): Promise<Account> {
  const { workspaceId } = ctx;
  const { service, customerFor } = payments();
  const known = await db().billingAccount.findUnique({ where: { workspaceId } });
  if (known?.service === service && known.customerReference)
    return { service, customer: known.customerReference, cardReference: known.cardReference };
  const customer = await customerFor(workspaceId);
  const fresh = { service, customerReference: customer, cardReference: null, cardBrand: null, cardLast4: null };
  await db().billingAccount.upsert({ where: { workspaceId }, create: { workspaceId, ...fresh }, update: fresh });
  return { service, customer, cardReference: null };
}
