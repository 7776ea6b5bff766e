import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { counted } from "@/lib/core/text/counted";
import { db } from "@/lib/db/client";
import { requireNoTransaction } from "@/lib/db/require-no-transaction";
import { transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { type Account, account } from "@/lib/services/billing/account";
import { closeOpenCharges } from "@/lib/services/billing/close-checkout";
import { collect } from "@/lib/services/billing/collect";
import { increaseOf, paidIncrease } from "@/lib/services/billing/increases";
import { openCharge } from "@/lib/services/billing/open-charge";
import type { ChargeRow } from "@/lib/services/billing/read";
import { finishEarlier, openChargeOf } from "@/lib/services/billing/study-charges";
import { checkTotal, type PriceApproval } from "./check-total";
import { lockStudy } from "./lock-study";
import { priceOfMore } from "./price-of-more";
import { type Published, published } from "./published";
import { requireStudy } from "./require-study";

type Wanted = PriceApproval & { targetParticipants: number };

/**
 * Raises a launched study's number of participants, for the price of those who are added; one that ended because it was
 * full opens again. Naming the same number again finishes what was cut off, and pays once. Throws `conflict` for
 * another total or a study that can't have more, `invalid` for a number that isn't higher, `allowance_used` with the
 * bank's sentence, `unavailable` while a payment is undecided.
 */
export async function addParticipants(ctx: Context, idOrSlug: string, wanted: Wanted): Promise<Published> {
  permit(ctx, "study.write");
  requireNoTransaction("adding participants");
  const { targetParticipants: to } = wanted;
  const seen = await requireStudy(ctx, idOrSlug);
  const studyId = seen.id;
  const known = await paidIncrease(db(), ctx, seen, to);
  if (known) return published(ctx, studyId, known);
  checkTotal(priceOfMore(seen, to), wanted);
  const payer = await account(ctx);
  const left = await openChargeOf(db(), ctx, studyId);
  const earlier = left && increaseOf(left)?.to === to ? await finishEarlier(ctx, studyId, payer) : null;
  if (earlier) return published(ctx, studyId, earlier);
  return published(ctx, studyId, await collect(ctx, payer, (by) => openIncrease(ctx, by, studyId, wanted)));
}

/** Of two calls for the same number, the second gets the first one's payment; a page for another number is closed. */
const openIncrease = (ctx: Context, by: Account, studyId: string, wanted: Wanted): Promise<ChargeRow> =>
  transaction(ctx, async (tx) => {
    const { targetParticipants: to } = wanted;
    const study = await lockStudy(tx, ctx, studyId);
    const open = await openChargeOf(tx.db, ctx, studyId);
    if (open && increaseOf(open)?.to === to) return open;
    const paid = await paidIncrease(tx.db, ctx, study, to);
    if (paid) return paid;
    const { lines, totalCents: amountCents } = checkTotal(priceOfMore(study, to), wanted);
    if (open) await closeOpenCharges(tx, ctx, { kinds: ["participants"], studyId });
    const from = study.targetParticipants ?? 0;
    const description = `${counted(to - from, "more participant")} for “${study.title}”`;
    const purpose = { from, to };
    const charge = await openCharge(tx, ctx, by, {
      ...{ kind: "participants", studyId, description, lines, amountCents, purpose },
    });
    crashPoint("publish.before_intent_commit");
    return charge;
  });
