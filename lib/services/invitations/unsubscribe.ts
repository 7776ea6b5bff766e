import { notFound } from "@/lib/core/errors";
import { systemContext } from "@/lib/core/system-context";
import { audit, transaction } from "@/lib/db/transaction";
import { findByToken } from "./find-by-token";

/** Stops all invitations of the workspace to the address that the link was mailed to. Idempotent. */
export async function unsubscribe(token: string): Promise<void> {
  const found = await findByToken(token);
  if (!found) throw notFound("Link");
  const { id, workspaceId, email } = found;
  if (email === null) return;
  await transaction(systemContext("unsubscribe", workspaceId), async (tx) => {
    const rows = await tx.db.$queryRaw<unknown[]>`
      INSERT INTO unsubscribed (workspace_id, email) VALUES (${workspaceId}, ${email})
      ON CONFLICT DO NOTHING RETURNING 1`;
    if (rows.length > 0) audit(tx, { action: "invitation.unsubscribed", targetId: id });
  });
}
