import pg from "pg";
import { config } from "@/lib/core/config";
import { settings, TURN_MS } from "./settings";

/** The pool gives its clients its own settings, in which the time limit is that for a turn. */
class Client extends pg.Client {
  constructor() {
    super(settings());
  }
}

const shared = globalThis as typeof globalThis & { earshotPool?: pg.Pool };

/** The process's connection pool, shared by Prisma and hand-written SQL. */
export function pool(): pg.Pool {
  if (!shared.earshotPool) {
    const made = new pg.Pool({ ...settings(), Client, connectionTimeoutMillis: TURN_MS, max: config().DATABASE_POOL });
    // The pool replaces a connection that the server drops, and its user gets the error on the next query. Without a
    // listener the event would end the process: an idle connection emits it on the pool, one in use on its client.
    made.on("error", () => {});
    made.on("connect", (client) => client.on("error", () => {}));
    shared.earshotPool = made;
  }
  return shared.earshotPool;
}
