import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { payments } from "@/lib/integrations/payments/payments";

/** How the workspace pays at the present service. */
export type Account = { service: "sandbox" | "stripe"; customer: string; cardReference: string | null };

/** A card that was saved there meanwhile stays. */
const ADOPT = `
  INSERT INTO billing_account AS b (workspace_id, service, customer_reference, updated_at) VALUES ($1, $2, $3, now())
  ON CONFLICT (workspace_id) DO UPDATE SET service = excluded.service, customer_reference = excluded.customer_reference,
         card_reference = NULL, card_brand = NULL, card_last4 = NULL, card_entered_at = NULL, updated_at = now()
   WHERE b.service <> excluded.service OR b.customer_reference IS NULL`;

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
  await db().$executeRawUnsafe(ADOPT, workspaceId, service, customer);
  const { cardReference } = await db().billingAccount.findUniqueOrThrow({ where: { workspaceId } });
  return { service, customer, cardReference };
}
