import pg from "pg";
import { config } from "@/lib/core/config";
import { settings } from "./settings";

const shared = globalThis as typeof globalThis & { earshotPool?: pg.Pool };

/** The connection pool of the process, shared by Prisma and by hand-written SQL. */
export function pool(): pg.Pool {
  if (!shared.earshotPool) {
    const made = new pg.Pool({ ...settings(), max: config().DATABASE_POOL });
    // A connection that the server drops is replaced by the pool, and whoever uses it is told by their next query;
    // unheard, the event would end the process: an idle one reports to the pool, one in use to its client.
    made.on("error", () => {});
    made.on("connect", (client) => client.on("error", () => {}));
    shared.earshotPool = made;
  }
  return shared.earshotPool;
}
