import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { notFound } from "@/lib/core/errors";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import type { Payment } from "@/lib/integrations/payments/types";
import { carryOut, holdTarget } from "./carry-out";
import { doomCard, keepCard } from "./keep-card";
import { CHARGE_FIELDS, type ChargeRow } from "./read";

const OPEN = ["intent", "checkout"];

/**
 * Records what the payment service says about a charge, and delivers what was paid for: once, whoever asks, however
 * often.
 */
export function applyPayment(ctx: Context, chargeId: string, payment: Payment): Promise<ChargeRow> {
  return transaction(ctx, async (tx) => {
    // The study or workspace is locked first, then the charge: the same order everywhere.
    const before = await readCharge(tx, chargeId);
    const target = await holdTarget(tx, ctx, before);
    await tx.db.$queryRaw`SELECT 1 FROM charge WHERE id = ${chargeId} FOR UPDATE`;
    const charge = await readCharge(tx, chargeId);
    if (payment.status === "paid") {
      const isWanted = OPEN.includes(charge.status) && payment.amountCents === charge.amountCents && target.isReady;
      if (isWanted) await take(tx, ctx, charge, payment);
      else await giveBack(tx, charge, payment);
    } else if (payment.status === "declined" && charge.status === "intent") {
      await close(tx, charge, "failed", payment.message);
    } else if (payment.status === "needs_person" && charge.status === "intent") {
      await close(tx, charge, "failed", "Your bank wants you to confirm this payment yourself.");
    } else if (payment.status === "closed" && OPEN.includes(charge.status)) {
      await close(tx, charge, "cancelled", "The checkout page expired before it was paid.");
    }
    return readCharge(tx, chargeId);
  });
}

async function readCharge(tx: Transaction, id: string): Promise<ChargeRow> {
  const row = await tx.db.charge.findUnique({ where: { id }, select: CHARGE_FIELDS });
  if (!row) throw notFound("Charge");
  return row;
}

type Paid = Extract<Payment, { status: "paid" }>;

async function take(tx: Transaction, ctx: Context, charge: ChargeRow, { reference, card }: Paid): Promise<void> {
  const { id, workspaceId, service, customerReference: customer, amountCents, cardReference } = charge;
  await tx.db.charge.update({
    where: { id },
    data: { status: "paid", paymentReference: reference, paidAt: new Date(), failure: null, checkoutUrl: null },
  });
  audit(tx, { action: "charge.paid", targetId: id, details: { amountCents } });
  if (card && cardReference === null) await keepCard(tx, { workspaceId, service, customer, card });
  await carryOut(tx, ctx, charge);
  crashPoint("publish.before_launch_commit");
}

/** Refunds a payment for something that is no longer available. A charge that was already settled stays as it is. */
async function giveBack(tx: Transaction, charge: ChargeRow, { reference, card }: Paid): Promise<void> {
  const { id, status, amountCents, workspaceId, service, cardReference } = charge;
  if (["paid", "refunding", "refunded"].includes(status)) return;
  const failure = "It changed before the payment arrived, so the payment is being refunded.";
  await tx.db.charge.update({ where: { id }, data: { status: "refunding", paymentReference: reference, failure } });
  if (card && cardReference === null) await doomCard(tx, { workspaceId, service, reference: card.reference });
  audit(tx, { action: "charge.refunding", targetId: id, details: { amountCents } });
  emit(tx, "charge.opened", id, { chargeId: id, atOnce: true });
}

async function close(tx: Transaction, { id }: ChargeRow, status: "failed" | "cancelled", failure: string) {
  await tx.db.charge.update({ where: { id }, data: { status, failure, checkoutUrl: null } });
  audit(tx, { action: `charge.${status}`, targetId: id });
}
