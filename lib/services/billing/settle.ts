import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { notFound } from "@/lib/core/errors";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { audit, transaction } from "@/lib/db/transaction";
import { payments } from "@/lib/integrations/payments/payments";
import type { Order, Payment } from "@/lib/integrations/payments/types";
import { applyPayment } from "./apply-payment";
import { CHARGE_FIELDS, type ChargeRow, linesOf } from "./read";

/**
 * Within this time a payment service certainly remembers its idempotency keys; Stripe keeps them for at least 24 hours.
 */
const KEY_LIFE_MS = 23 * 3_600_000;

export type Settled = { charge: ChargeRow; outcome: Payment["status"] | null };

/**
 * Advances a charge by one step, whoever left it where: charges an intent, opens its checkout page, asks what became of
 * one, refunds. Safe to repeat. Throws `unavailable` if the payment service leaves it open. `by` is the person who just
 * requested it, which saves asking whether an earlier call got through.
 */
export async function settle(chargeId: string, by?: Context): Promise<Settled> {
  const charge = await read(chargeId);
  const ctx = by ?? systemContext("payments", charge.workspaceId);
  if (charge.service !== payments().service) return { charge, outcome: null };
  if (!by) await db().charge.updateMany({ where: { id: chargeId }, data: { checkedAt: new Date() } });
  switch (charge.status) {
    case "intent":
      return charge.cardReference === null ? openPage(ctx, charge) : chargeCard(ctx, charge, charge.cardReference, !by);
    case "checkout":
      return apply(ctx, charge, await payments().lookUp(traceOf(charge)));
    case "cancelled":
      return charge.cardReference === null ? closePage(ctx, charge) : lookBack(ctx, charge);
    case "refunding":
      return refund(ctx, charge);
    default:
      return { charge, outcome: null };
  }
}

async function read(id: string): Promise<ChargeRow> {
  const row = await db().charge.findUnique({ where: { id }, select: CHARGE_FIELDS });
  if (!row) throw notFound("Charge");
  return row;
}

async function apply(ctx: Context, charge: ChargeRow, payment: Payment): Promise<Settled> {
  return { charge: await applyPayment(ctx, charge.id, payment), outcome: payment.status };
}

const traceOf = ({ id, customerReference, checkoutReference, createdAt }: ChargeRow) => ({
  chargeId: id,
  customer: customerReference,
  checkout: checkoutReference,
  createdAt,
});

/** Always identical for the same charge, or the payment service would take it for another. */
const orderOf = (charge: ChargeRow): Order => ({
  chargeId: charge.id,
  customer: charge.customerReference,
  amountCents: charge.amountCents,
  description: charge.description,
  lines: linesOf(charge).map(({ label, unitCents, quantity }) => ({ label, unitCents, quantity })),
  returnUrl: `${config().APP_URL}/${returnPathOf(charge)}`,
});

function returnPathOf({ studyId, kind }: ChargeRow): string {
  if (studyId === null) return "settings/billing";
  return `studies/${studyId}?payment=${kind === "participants" ? "participants" : "return"}`;
}

async function chargeCard(ctx: Context, charge: ChargeRow, card: string, isRepeat: boolean): Promise<Settled> {
  if (isRepeat) {
    const known = await payments().lookUp(traceOf(charge));
    // Also one in progress, which may be for longer than its key is remembered.
    if (known.status !== "none") return apply(ctx, charge, known);
    if (Date.now() - charge.createdAt.getTime() > KEY_LIFE_MS)
      return apply(ctx, charge, { status: "declined", message: "The payment service never received this payment." });
  }
  crashPoint("publish.before_charge");
  const payment = await payments().chargeSaved(orderOf(charge), card);
  crashPoint("publish.after_charge");
  return apply(ctx, charge, payment);
}

async function openPage(ctx: Context, charge: ChargeRow): Promise<Settled> {
  const { reference, url } = await payments().startCheckout(orderOf(charge));
  crashPoint("publish.after_checkout");
  // Given up meanwhile, but the page is recorded all the same, so that it is closed.
  await db().charge.updateMany({
    where: { id: charge.id, status: { in: ["intent", "cancelled"] } },
    data: { checkoutReference: reference, checkoutUrl: url },
  });
  await db().charge.updateMany({ where: { id: charge.id, status: "intent" }, data: { status: "checkout" } });
  const now = await read(charge.id);
  return now.status === "cancelled" ? closePage(ctx, now) : { charge: now, outcome: "open" };
}

/** A closed page has no URL anymore. */
async function closePage(ctx: Context, charge: ChargeRow): Promise<Settled> {
  if (charge.checkoutReference === null || charge.checkoutUrl === null) return { charge, outcome: null };
  const payment = await payments().closeCheckout(charge.checkoutReference);
  if (payment.status === "paid") return apply(ctx, charge, payment);
  if (payment.status === "closed")
    await db().charge.updateMany({ where: { id: charge.id, status: "cancelled" }, data: { checkoutUrl: null } });
  return { charge: await read(charge.id), outcome: payment.status };
}

/** It was given up while another service was in use: what this one had taken before is paid back. */
async function lookBack(ctx: Context, charge: ChargeRow): Promise<Settled> {
  const payment = await payments().lookUp(traceOf(charge));
  if (payment.status === "paid") return apply(ctx, charge, payment);
  if (payment.status !== "open")
    await transaction(ctx, async (tx) => {
      const where = { id: charge.id, status: "cancelled" };
      const failure = "The payment service was changed before this was paid.";
      const { count } = await tx.db.charge.updateMany({ where, data: { status: "failed", failure } });
      if (count) audit(tx, { action: "charge.failed", targetId: charge.id });
    });
  return { charge: await read(charge.id), outcome: payment.status };
}

async function refund(ctx: Context, charge: ChargeRow): Promise<Settled> {
  await payments().refund(charge.id, charge.paymentReference ?? "");
  await transaction(ctx, async (tx) => {
    const where = { id: charge.id, status: "refunding" };
    const { count } = await tx.db.charge.updateMany({ where, data: { status: "refunded" } });
    if (count) audit(tx, { action: "charge.refunded", targetId: charge.id });
  });
  return { charge: await read(charge.id), outcome: null };
}
