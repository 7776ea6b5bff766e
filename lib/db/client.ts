import { PrismaPg } from "@prisma/adapter-pg";
import { currentTransaction } from "./current-transaction";
import { type Prisma, PrismaClient } from "./generated/client";
import { pool } from "./pool";
import { TURN_MS } from "./settings";

const names = new Map<string, string>();

/** Named statements save the server from parsing the same text again; the number of names is bounded. */
function statementNameGenerator({ sql }: { sql: string }): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= 500) return known;
  names.set(sql, `p${names.size}`);
  return names.get(sql);
}

const shared = globalThis as typeof globalThis & { earshotPrisma?: PrismaClient };

/** The Prisma client, on the shared pool. */
export function prisma(): PrismaClient {
  shared.earshotPrisma ??= new PrismaClient({
    adapter: new PrismaPg(pool(), {
      statementNameGenerator: statementNameGenerator as (query: { sql: string }) => string,
    }),
    transactionOptions: { maxWait: TURN_MS, timeout: 15_000 },
  });
  return shared.earshotPrisma;
}

/**
 * The client for reads. Inside a transaction it is that transaction's: a read on another connection would miss what was
 * just written, and enough of them at once would deadlock the pool.
 */
export const db = (): Prisma.TransactionClient => currentTransaction.getStore()?.db ?? prisma();
