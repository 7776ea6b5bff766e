import type { Transaction } from "@/lib/db/transaction";
import type { Found } from "@/lib/services/participants/find";
import { type Locked, underHold, underLock } from "@/lib/services/participants/locked";
import { endIfFull } from "./end-if-full";

/**
 * Does the last act of a session. Using a held place changes no count, so participants who hold one finish side by
 * side; only those whose hold ran out go under the study's lock, one by one.
 */
export async function finish<T>(
  found: Found,
  work: (tx: Transaction, locked: Locked) => Promise<T | null>,
): Promise<T | null> {
  const held = await underHold(found, work);
  const result = held === "not held" ? await underLock(found, work) : held;
  if (result !== null && found.session) await endIfFull(found.ctx, found.session.id);
  return result;
}
