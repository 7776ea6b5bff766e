import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";

/** Limited, because a board is read and shown as a whole. */
const MOST_CARDS = 2_000;
export const MOST_LANES = 100;
export const MOST_EVIDENCE = 50;

/** Throws `conflict` if the locked board has no room for that many more cards. */
export async function requireRoom(tx: Transaction, boardId: string, more: number): Promise<void> {
  const held = await tx.db.card.count({ where: { boardId } });
  if (held + more > MOST_CARDS) throw new AppError("conflict", `A board can hold at most ${MOST_CARDS} cards.`);
}
