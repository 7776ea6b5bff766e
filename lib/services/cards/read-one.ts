import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { CARD_COLUMNS, type CardRow, toCard } from "./read";
import type { CardRecord } from "./record";

const ONE = `SELECT ${CARD_COLUMNS} FROM card c WHERE c.id = $1`;

/** A card as the transaction sees it. */
export async function readCard(tx: Transaction, cardId: string): Promise<CardRecord> {
  const [card] = await tx.db.$queryRawUnsafe<CardRow[]>(ONE, cardId);
  if (!card) throw notFound("Card");
  return toCard(card);
}
