import { systemContext } from "@/lib/core/system-context";
import { payments } from "@/lib/integrations/payments/payments";
import { applyPayment } from "./apply-payment";
import type { ChargeRow } from "./read";

/**
 * Closes an open checkout page because a card can be charged instead; if it was paid just before, the result is `paid`.
 */
export async function closeForCard(charge: ChargeRow): Promise<ChargeRow> {
  const payment = await payments().closeCheckout(charge.checkoutReference ?? "");
  return applyPayment(systemContext("payments", charge.workspaceId), charge.id, payment);
}
