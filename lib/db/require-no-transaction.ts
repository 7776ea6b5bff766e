import { currentTransaction } from "./current-transaction";

/** Refuses to run inside a transaction: for acts that call an outside service and commit in several steps. */
export function requireNoTransaction(act: string): void {
  if (currentTransaction.getStore()) throw new Error(`${act} was called inside a transaction`);
}
