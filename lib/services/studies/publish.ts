import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { db } from "@/lib/db/client";
import { requireNoTransaction } from "@/lib/db/require-no-transaction";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { type Account, account } from "@/lib/services/billing/account";
import { collect } from "@/lib/services/billing/collect";
import { openCharge } from "@/lib/services/billing/open-charge";
import { CHARGE_FIELDS } from "@/lib/services/billing/read";
import { finishEarlier, openChargeOf } from "@/lib/services/billing/study-charges";
import { checkSite } from "@/lib/services/swarm/check-site";
import { holdAllowance } from "@/lib/services/swarm/runs/allowance";
import { checkReady } from "./check-ready";
import { checkTotal, type PriceApproval } from "./check-total";
import { launch } from "./launch";
import { lockStudy } from "./lock-study";
import { priceOf } from "./price-of";
import { type Published, published } from "./published";
import type { StudyRecord } from "./record";
import { requireStudy } from "./require-study";
import { requireState } from "./states";

/**
 * Launches a draft for its price: the saved card is charged, or a checkout page is opened. Repeating a call that was
 * cut off finishes it. Throws `conflict` when the study is no draft or the total is not the expected one, `invalid`
 * naming what the study lacks, `allowance_used` with the bank's sentence or when an extra Swarm run was not accepted,
 * `unavailable` while a payment is undecided.
 */
export async function publish(ctx: Context, idOrSlug: string, approval: PriceApproval): Promise<Published> {
  permit(ctx, "study.write");
  requireNoTransaction("publish");
  const check = async (client: Transaction["db"], study: StudyRecord) => {
    requireState(study.status, "publish");
    // The price comes first: someone who approved a different one is told so, whatever else the draft lacks.
    const price = checkTotal(await priceOf(client, ctx, study), approval);
    checkReady(study);
    return price;
  };
  const seen = await requireStudy(ctx, idOrSlug);
  const studyId = seen.id;
  const { totalCents } = await check(db(), seen);
  if (seen.swarm && seen.type === "swarm") await checkSite(seen.swarm.targetUrl);
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
      if (study.type === "swarm") await holdAllowance(tx, ctx);
      const { lines, totalCents: amountCents } = await check(tx.db, study);
      const description = `Launch of “${study.title}”`;
      const charge = await openCharge(tx, ctx, by, { kind: "launch", studyId, description, lines, amountCents });
      crashPoint("publish.before_intent_commit");
      return charge;
    });
  return published(ctx, studyId, await collect(ctx, payer, open));
}

type Check = (client: Transaction["db"], study: StudyRecord) => ReturnType<typeof priceOf>;

/** Nothing to pay and nothing to confirm, unless someone else took the last included run in between. */
async function launchFree(ctx: Context, studyId: string, check: Check): Promise<Published> {
  await transaction(ctx, async (tx) => {
    const study = await lockStudy(tx, ctx, studyId);
    if (study.type === "swarm") await holdAllowance(tx, ctx);
    checkTotal(await check(tx.db, study), { expectedTotalCents: 0, acceptExtraCharge: true });
    await launch(tx, ctx, studyId);
  });
  return { study: await requireStudy(ctx, studyId), charge: null, checkoutUrl: null };
}

/** Of two concurrent calls, the second gets the first one's payment. */
const paidChargeOf = (tx: Transaction, { workspaceId }: Context, studyId: string) =>
  tx.db.charge.findFirst({ where: { workspaceId, studyId, status: "paid" }, select: CHARGE_FIELDS });
