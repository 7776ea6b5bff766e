import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { requireNoTransaction } from "@/lib/db/require-no-transaction";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { type Account, account } from "@/lib/services/billing/account";
import { closeCheckout } from "@/lib/services/billing/close-checkout";
import { collect } from "@/lib/services/billing/collect";
import { openCharge } from "@/lib/services/billing/open-charge";
import { type ChargeRow, fromRow } from "@/lib/services/billing/read";
import type { ChargeRecord } from "@/lib/services/billing/record";
import { finishEarlier, openChargeOf } from "@/lib/services/billing/study-charges";
import { checkTotal, type PriceApproval } from "@/lib/services/studies/check-total";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { priceOf } from "@/lib/services/studies/price-of";
import type { StudyRecord } from "@/lib/services/studies/record";
import { requireStudy } from "@/lib/services/studies/require-study";
import { checkSite } from "../check-site";
import { activeRunOf } from "./active";
import { holdAllowance } from "./allowance";
import { begin } from "./begin";

/** With a `checkoutUrl`, the run starts once someone has paid there; until then there is none. */
export type Started = { runId: string | null; charge: ChargeRecord | null; checkoutUrl: string | null };

/**
 * Starts another run of a launched Swarm study: one of the month's included runs, or one for its price. Two calls at
 * once start one run and pay once. Throws `conflict` for another study, another total or while a run is under way,
 * `allowance_used` when an extra run was not accepted or the card was declined.
 */
export async function start(ctx: Context, studyIdOrSlug: string, approval: PriceApproval): Promise<Started> {
  permit(ctx, "study.write");
  requireNoTransaction("starting a Swarm run");
  const seen = await requireStudy(ctx, studyIdOrSlug);
  const studyId = seen.id;
  requireRunning(seen);
  const { totalCents } = checkTotal(await priceOf(db(), ctx, seen), approval);
  if (seen.swarm) await checkSite(seen.swarm.targetUrl);
  if (totalCents === 0) return { runId: await startIncluded(ctx, studyId), charge: null, checkoutUrl: null };
  const payer = await account(ctx);
  const earlier = await finishEarlier(ctx, studyId, payer);
  if (earlier) return started(earlier);
  const open = (by: Account) =>
    transaction(ctx, async (tx) => {
      const study = await lockStudy(tx, ctx, studyId);
      const known = await openChargeOf(tx.db, ctx, studyId);
      if (known) return known;
      await requireFree(tx, study);
      await holdAllowance(tx, ctx);
      const { lines, totalCents: amountCents } = checkTotal(await priceOf(tx.db, ctx, study), approval);
      const description = `Swarm run of “${study.title}”`;
      return openCharge(tx, ctx, by, { kind: "swarm_run", studyId, description, lines, amountCents });
    });
  return started(await collect(ctx, payer, open));
}

function requireRunning({ type, status }: StudyRecord): void {
  if (type !== "swarm") throw new AppError("conflict", "Only Swarm studies have runs.");
  if (status !== "running") throw new AppError("conflict", "A run can only be started while the study is running.");
}

async function requireFree(tx: Transaction, study: StudyRecord): Promise<void> {
  requireRunning(study);
  if (await activeRunOf(tx, study.id))
    throw new AppError("conflict", "A run of this study is in progress. Wait for it to finish, or cancel it.");
}

/** If someone else took the last included run in between, nothing is started. */
const startIncluded = (ctx: Context, studyId: string): Promise<string> =>
  transaction(ctx, async (tx) => {
    const study = await lockStudy(tx, ctx, studyId);
    await requireFree(tx, study);
    await holdAllowance(tx, ctx);
    checkTotal(await priceOf(tx.db, ctx, study), { expectedTotalCents: 0, acceptExtraCharge: true });
    await closeCheckout(tx, ctx, studyId);
    return begin(tx, ctx, study, null);
  });

async function started(row: ChargeRow): Promise<Started> {
  const run = await db().swarmRun.findUnique({ where: { chargeId: row.id }, select: { id: true } });
  const charge = fromRow(row);
  return { runId: run?.id ?? null, charge, checkoutUrl: charge.checkoutUrl };
}
