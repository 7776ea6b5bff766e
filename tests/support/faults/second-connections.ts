import pg from "pg";
import { currentTransaction } from "@/lib/db/current-transaction";

const shared = globalThis as typeof globalThis & { earshotRefusing?: true };

/**
 * From now on, whoever asks for another connection inside a transaction is refused it: when each is held by a caller
 * who waits for a second, nobody gets one (`readRows`). A test that wants one leaves the transaction with `exit`.
 */
export function refuseSecondConnections(): void {
  if (shared.earshotRefusing) return;
  shared.earshotRefusing = true;
  const { connect } = pg.Pool.prototype;
  pg.Pool.prototype.connect = function (this: pg.Pool, ...given: Parameters<typeof connect>) {
    if (currentTransaction.getStore()) throw new Error("Another connection was asked for inside a transaction.");
    return connect.apply(this, given);
  } as typeof connect;
}
