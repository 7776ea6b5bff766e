import { current } from "./current";

/** Refuses to go on inside a transaction: for acts that ask an outside service and commit in several steps. */
export function requireNoTransaction(act: string): void {
  if (current.getStore()) throw new Error(`${act} was called inside a transaction`);
}
