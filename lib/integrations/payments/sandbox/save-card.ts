import { randomUUID } from "node:crypto";
import { invalid } from "@/lib/core/errors";
import { behaviourOf } from "@/lib/core/test-cards";
import { pool } from "@/lib/db/pool";
import type { Card } from "../types";

const SAVE = `
  INSERT INTO sandbox_card (reference, customer, behaviour, brand, last4) VALUES ($1, $2, $3, 'visa', $4)
  RETURNING now() AS entered`;

/** Saves one of the test cards. Throws `invalid` for any other number, which is never stored. */
export async function saveCard(customer: string, number: string): Promise<Card> {
  const behaviour = behaviourOf(number);
  if (!behaviour) throw invalid("card", "The sandbox accepts only its test cards, never a real one.");
  const card = { reference: `card_sandbox_${randomUUID()}`, brand: "visa", last4: number.slice(-4) };
  const { rows } = await pool().query<{ entered: Date }>(SAVE, [card.reference, customer, behaviour, card.last4]);
  return { ...card, enteredAt: rows[0]?.entered ?? new Date() };
}
