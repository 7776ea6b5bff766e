import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { type Transaction, transaction } from "@/lib/db/transaction";
import type { Account } from "./account";
import { closeCheckout } from "./close-checkout";
import { closeForCard } from "./close-for-card";
import { CHARGE_FIELDS, type ChargeRow } from "./read";
import { settle } from "./settle";

/** What is to be paid for a study and is not yet. */
export const openChargeOf = (client: Transaction["db"], { workspaceId }: Context, studyId: string) =>
  client.charge.findFirst({
    where: { workspaceId, studyId, status: { in: ["intent", "checkout"] } },
    select: CHARGE_FIELDS,
  });

/**
 * What an earlier call left open is brought to its end first. An open checkout page is answered again, unless a card
 * was saved since: then the page is closed, so that nobody pays twice. A page of a service that is not in use any more is
 * given up.
 */
export async function finishEarlier(ctx: Context, studyId: string, payer: Account): Promise<ChargeRow | null> {
  const known = await openChargeOf(db(), ctx, studyId);
  if (!known) return null;
  if (known.service !== payer.service) await transaction(ctx, (tx) => closeCheckout(tx, ctx, studyId));
  const { charge } = await settle(known.id);
  if (charge.status === "paid") return charge;
  if (charge.status !== "checkout") return null;
  if (payer.cardReference === null) return charge;
  const closed = await closeForCard(charge);
  return closed.status === "paid" ? closed : null;
}
