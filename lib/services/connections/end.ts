import { audit, type Transaction } from "@/lib/db/transaction";

/** Why it ended: a person did it, the client gave up its token, or a code or refresh token came a second time. */
type Reason = "person" | "client" | "code_replayed" | "refresh_token_reused";

/** Stops every token of a connection at once; false when it was over already. */
export async function end(tx: Transaction, connectionId: string, reason: Reason): Promise<boolean> {
  const now = new Date();
  const { count } = await tx.db.mcpConnection.updateMany({
    where: { id: connectionId, revokedAt: null },
    data: { revokedAt: now, expiresAt: now },
  });
  if (count) audit(tx, { action: "connection.revoked", targetId: connectionId, details: { reason } });
  return count > 0;
}
