import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { type Transaction, transaction } from "@/lib/db/transaction";
import type { Account } from "./account";
import { closeCheckout } from "./close-checkout";
import { closeForCard } from "./close-for-card";
import { CHARGE_FIELDS, type ChargeRow } from "./read";
import { settle } from "./settle";

/** The charge of a study that isn't paid yet. */
export const openChargeOf = (client: Transaction["db"], { workspaceId }: Context, studyId: string) =>
  client.charge.findFirst({
    where: { workspaceId, studyId, status: { in: ["intent", "checkout"] } },
    select: CHARGE_FIELDS,
  });

/**
 * Finishes what an earlier call left open. An open checkout page is returned again, unless a card was saved since: then
 * the page is closed, so that nobody pays twice. A page of a service that is no longer in use is given up.
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
