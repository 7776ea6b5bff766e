import type { Transaction } from "@/lib/db/transaction";

/** The workspace's proven mail domains, in lower case, international ones as `xn--`. */
export async function verifiedDomains(tx: Pick<Transaction, "db">, workspaceId: string): Promise<string[]> {
  const where = { workspaceId, verifiedAt: { not: null } };
  const rows = await tx.db.domain.findMany({ where, select: { domain: true }, orderBy: { domain: "asc" } });
  return rows.map(({ domain }) => domain);
}
