import { pool } from "@/lib/db/pool";
import type { Order, Payment } from "../types";
import { undecided } from "../undecided";

export type PaymentRow = {
  id: string;
  amount_cents: number;
  status: "paid" | "declined" | "needs_person";
  same: boolean;
  reference: string | null;
  brand: string;
  last4: string;
  created_at: Date;
};

/**
 * A declined card stays declined under its key, as with a real service. Any conflict counts: the id is derived from the
 * key, and of two at the same moment one may meet the other at the id first.
 */
const CHARGE = `
  INSERT INTO sandbox_payment (id, key, request, amount_cents, status, card_reference)
  SELECT 'pay_sandbox_' || $1, $1, $2::jsonb, $3,
         CASE c.behaviour WHEN 'pays' THEN 'paid' WHEN 'asks' THEN 'needs_person' ELSE 'declined' END, $4
    FROM (SELECT 1) one LEFT JOIN sandbox_card c ON c.reference = $4
  ON CONFLICT DO NOTHING`;
const READ = `
  SELECT p.id, p.amount_cents, p.status, p.request = $2::jsonb AS same, c.reference, c.brand, c.last4, p.created_at
    FROM sandbox_payment p LEFT JOIN sandbox_card c ON c.reference = p.card_reference WHERE p.key = $1`;

export async function chargeSaved(order: Order, cardReference: string): Promise<Payment> {
  const request = JSON.stringify({ order, cardReference });
  await pool().query(CHARGE, [order.chargeId, request, order.amountCents, cardReference]);
  const row = await findPayment(order.chargeId, request);
  if (!row?.same) throw undecided(new Error("The sandbox was given one key with two different requests."));
  return paymentOf(row);
}

export async function findPayment(key: string, request = "null"): Promise<PaymentRow | undefined> {
  return (await pool().query<PaymentRow>(READ, [key, request])).rows[0];
}

export function paymentOf(row: PaymentRow): Payment {
  if (row.status === "needs_person") return { status: "needs_person" };
  if (row.status === "declined") return { status: "declined", message: "Your card was declined." };
  const { reference, brand, last4, created_at: enteredAt } = row;
  const card = reference === null ? null : { reference, brand, last4, enteredAt };
  return { status: "paid", reference: row.id, amountCents: row.amount_cents, card };
}

/** Repeating it changes nothing. */
export async function refund(_chargeId: string, paymentReference: string): Promise<void> {
  await pool().query("UPDATE sandbox_payment SET refunded_at = now() WHERE id = $1 AND refunded_at IS NULL", [
    paymentReference,
  ]);
}
