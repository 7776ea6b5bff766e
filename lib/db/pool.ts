import pg from "pg";
import { config } from "@/lib/core/config";
import { settings } from "./settings";

const shared = globalThis as typeof globalThis & { earshotPool?: pg.Pool };

/** The process's connection pool, shared by Prisma and hand-written SQL. */
export function pool(): pg.Pool {
  if (!shared.earshotPool) {
    const made = new pg.Pool({ ...settings(), max: config().DATABASE_POOL });
    // The pool replaces a connection that the server drops, and its user gets the error on the next query. Without a
    // listener the event would end the process: an idle connection emits it on the pool, one in use on its client.
    made.on("error", () => {});
    made.on("connect", (client) => client.on("error", () => {}));
    shared.earshotPool = made;
  }
  return shared.earshotPool;
}
