import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "./generated/client";
import { pool } from "./pool";

const names = new Map<string, string>();

/** Named statements save the server parsing the same text again; the number of names is bounded. */
function statementNameGenerator({ sql }: { sql: string }): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= 500) return known;
  names.set(sql, `p${names.size}`);
  return names.get(sql);
}

const shared = globalThis as typeof globalThis & { earshotPrisma?: PrismaClient };

/** The Prisma client over the shared pool. Reads go through it directly, writes through `transaction`. */
export function db(): PrismaClient {
  shared.earshotPrisma ??= new PrismaClient({
    adapter: new PrismaPg(pool(), {
      statementNameGenerator: statementNameGenerator as (query: { sql: string }) => string,
    }),
    transactionOptions: { maxWait: 2_500, timeout: 15_000 },
  });
  return shared.earshotPrisma;
}
