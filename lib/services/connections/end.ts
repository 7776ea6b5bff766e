import { audit, type Transaction } from "@/lib/db/transaction";

/** Why it ended: a person ended it, the client revoked its token, or a code or refresh token was used twice. */
type Reason = "person" | "client" | "code_replayed" | "refresh_token_reused";

/** Ends every token of a connection at once; false if it was already over. */
export async function end(tx: Transaction, connectionId: string, reason: Reason): Promise<boolean> {
  const now = new Date();
  const { count } = await tx.db.mcpConnection.updateMany({
    where: { id: connectionId, revokedAt: null },
    data: { revokedAt: now, expiresAt: now },
  });
  if (count) audit(tx, { action: "connection.revoked", targetId: connectionId, details: { reason } });
  return count > 0;
}
