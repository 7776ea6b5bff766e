import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { estimateOf } from "@/lib/core/study/estimate";
import { db } from "@/lib/db/client";
import { requireNoTransaction } from "@/lib/db/require-no-transaction";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { type Account, account } from "@/lib/services/billing/account";
import { closeCheckout } from "@/lib/services/billing/close-checkout";
import { closeForCard } from "@/lib/services/billing/close-for-card";
import { collect } from "@/lib/services/billing/collect";
import { openCharge } from "@/lib/services/billing/open-charge";
import { CHARGE_FIELDS, type ChargeRow, fromRow } from "@/lib/services/billing/read";
import type { ChargeRecord } from "@/lib/services/billing/record";
import { settle } from "@/lib/services/billing/settle";
import { checkReady } from "./check-ready";
import { checkTotal } from "./check-total";
import { launch } from "./launch";
import { lockStudy } from "./lock-study";
import type { StudyRecord } from "./record";
import { requireStudy } from "./require-study";
import { requireState } from "./states";

type Approval = { expectedTotalCents?: number };
/** With a `checkoutUrl` the study is a draft still, and is launched once somebody has paid there. */
export type Published = { study: StudyRecord; charge: ChargeRecord | null; checkoutUrl: string | null };

/**
 * Launches a draft for its price: the saved card is charged, or a checkout page is opened. Repeating a call that was
 * cut off finishes it. Throws `conflict` when the study is no draft or the total is not the expected one, `invalid`
 * naming what the study lacks, `allowance_used` with the bank's sentence, `unavailable` while a payment is undecided.
 */
export async function publish(ctx: Context, idOrSlug: string, { expectedTotalCents }: Approval): Promise<Published> {
  permit(ctx, "study.write");
  requireNoTransaction("publish");
  const check = (study: StudyRecord) => {
    requireState(study.status, "publish");
    checkReady(study);
    return checkTotal(estimateOf(study), expectedTotalCents);
  };
  const seen = await requireStudy(ctx, idOrSlug);
  const studyId = seen.id;
  const { totalCents } = check(seen);
  if (totalCents === 0) return launchFree(ctx, studyId, check);
  const payer = await account(ctx);
  const earlier = await finishEarlier(ctx, studyId, payer);
  if (earlier) return published(ctx, studyId, earlier);
  const open = (by: Account) =>
    transaction(ctx, async (tx) => {
      const study = await lockStudy(tx, ctx, studyId);
      const known = await openChargeOf(tx.db, ctx, studyId);
      if (known) return known;
      const paid = study.status === "draft" ? null : await paidChargeOf(tx, ctx, studyId);
      if (paid) return paid;
      const { lines, totalCents: amountCents } = check(study);
      const description = `Launch of “${study.title}”`;
      const charge = await openCharge(tx, ctx, by, { kind: "launch", studyId, description, lines, amountCents });
      crashPoint("publish.before_intent_commit");
      return charge;
    });
  return published(ctx, studyId, await collect(ctx, payer, open));
}

type Check = (study: StudyRecord) => unknown;

/** Nothing to pay, nothing to ask. */
async function launchFree(ctx: Context, studyId: string, check: Check): Promise<Published> {
  await transaction(ctx, async (tx) => {
    check(await lockStudy(tx, ctx, studyId));
    await launch(tx, ctx, studyId);
  });
  return { study: await requireStudy(ctx, studyId), charge: null, checkoutUrl: null };
}

/**
 * What an earlier call left open is brought to its end first. An open checkout page is answered again, unless a card
 * was saved since: then the page is closed, so that nobody pays twice. A page of a service that is not in use any more is
 * given up.
 */
async function finishEarlier(ctx: Context, studyId: string, payer: Account): Promise<ChargeRow | null> {
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

const openChargeOf = (client: Transaction["db"], { workspaceId }: Context, studyId: string) =>
  client.charge.findFirst({
    where: { workspaceId, studyId, status: { in: ["intent", "checkout"] } },
    select: CHARGE_FIELDS,
  });

/** Two calls at once: the one that comes second is answered with the payment of the first. */
const paidChargeOf = (tx: Transaction, { workspaceId }: Context, studyId: string) =>
  tx.db.charge.findFirst({ where: { workspaceId, studyId, status: "paid" }, select: CHARGE_FIELDS });

async function published(ctx: Context, studyId: string, row: ChargeRow): Promise<Published> {
  crashPoint("publish.after_launch");
  const charge = fromRow(row);
  return { study: await requireStudy(ctx, studyId), charge, checkoutUrl: charge.checkoutUrl };
}
