import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { lockOwners } from "./lock-owners";

/** Call before making several passages, each of which locks its owner: locks all owners in the usual order. */
export async function lockOwnersOf(tx: Transaction, ctx: Context, quotes: readonly object[]): Promise<void> {
  const ids = new Set(quotes.flatMap((quote) => ("ownerId" in quote ? [String(quote.ownerId)] : [])));
  if (ids.size > 1) await lockOwners(tx, ctx, [...ids]);
}
