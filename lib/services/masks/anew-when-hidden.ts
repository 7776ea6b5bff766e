import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import type { Scope } from "@/lib/services/evidence/scope";
import { versionsIn } from "@/lib/services/transcripts/versions-in";
import { HiddenSince, requireShown } from "./require-shown";

const MOST_TRIES = 3;

/**
 * Makes something from the transcripts of a scope, and starts over if something was masked or removed meanwhile. `make`
 * calls `requireShown` in the transaction that stores it, once it has locked what it quotes, and before it locks
 * anything else.
 */
export async function anewWhenHidden<T>(
  ctx: Context,
  scope: Scope,
  make: (requireShown: (tx: Transaction) => Promise<void>) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const versions = await versionsIn(ctx, scope);
    try {
      return await make((tx) => requireShown(tx, ctx, versions));
    } catch (error) {
      if (tries === MOST_TRIES || !(error instanceof HiddenSince)) throw error;
    }
  }
}
