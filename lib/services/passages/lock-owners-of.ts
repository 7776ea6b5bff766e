import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { lockOwners } from "./lock-owners";

/** Before passages are made one by one, each of which holds its owner: several are held in the order of everybody. */
export async function lockOwnersOf(tx: Transaction, ctx: Context, quotes: readonly object[]): Promise<void> {
  const ids = new Set(quotes.flatMap((quote) => ("ownerId" in quote ? [String(quote.ownerId)] : [])));
  if (ids.size > 1) await lockOwners(tx, ctx, [...ids]);
}
