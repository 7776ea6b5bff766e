import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { payments } from "@/lib/integrations/payments/payments";
import { saveCard } from "@/lib/integrations/payments/sandbox/save-card";
import { permit } from "@/lib/services/access/permit";
import { account } from "./account";
import { detachCards } from "./detach-cards";
import { keepCard } from "./keep-card";

/**
 * Saves one of the sandbox's test cards, or removes the card with null. Throws `invalid` for another number, and with a
 * real payment service for any: cards are entered on its own page.
 */
export async function changeCard(ctx: Context, number: string | null): Promise<void> {
  permit(ctx, "billing.manage");
  const { service, customer, cardReference } = await account(ctx);
  if (number === null) return cardReference === null ? undefined : dropCard(ctx, cardReference);
  if (service !== "sandbox") throw invalid("card", "Enter the card on the payment service's own page.");
  const { workspaceId } = ctx;
  const card = await saveCard(customer, number);
  await transaction(ctx, (tx) => keepCard(tx, { workspaceId, service, customer, card }));
}

/** Removed here first: a card that isn't known here can't be charged. If the service is away, it follows later. */
async function dropCard(ctx: Context, cardReference: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { count } = await tx.db.billingAccount.updateMany({
      where: { workspaceId: ctx.workspaceId, cardReference },
      data: { cardReference: null, cardBrand: null, cardLast4: null },
    });
    if (count) audit(tx, { action: "card.removed", targetId: ctx.workspaceId });
  });
  await detachCards(ctx.workspaceId);
}

/** The page for entering a card, at the present service. */
export async function openCardPage(ctx: Context): Promise<{ url: string }> {
  permit(ctx, "billing.manage");
  const { customer } = await account(ctx);
  return payments().startCardPage(ctx.workspaceId, customer, `${config().APP_URL}/settings/billing`);
}
