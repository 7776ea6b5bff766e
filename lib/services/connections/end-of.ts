import type { Transaction } from "@/lib/db/transaction";
import { end } from "./end";

/** Ends all of a person's connections in a workspace, in the transaction that removes them from it. */
export async function endOf(tx: Transaction, whose: { workspaceId: string; userId: string }): Promise<void> {
  const found = await tx.db.mcpConnection.findMany({ where: { ...whose, revokedAt: null }, select: { id: true } });
  for (const { id } of found) await end(tx, id, "person");
}
