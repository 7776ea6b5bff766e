import type { Transaction } from "@/lib/db/transaction";
import { endOf } from "@/lib/services/connections/end-of";

type Member = { userId: string; workspaceId: string; email: string };

// A key or connection that is being created for the person holds this row until it is visible.
const HOLD = "SELECT 1 FROM membership WHERE user_id = $1 AND workspace_id = $2 FOR UPDATE";
// The workspace that a session is in, as admission chooses it.
const SESSIONS = `
  DELETE FROM user_session s WHERE s.user_id = $1 AND (
    SELECT m.workspace_id FROM membership m WHERE m.user_id = s.user_id AND m.active
     ORDER BY m.role = 'participant', m.workspace_id = s.workspace_id DESC NULLS LAST, m.created_at, m.id LIMIT 1) = $2
   AND NOT ($3 AND EXISTS (SELECT 1 FROM membership o WHERE o.user_id = s.user_id AND o.workspace_id <> $2
     AND o.active AND o.role <> 'participant'))`;
const KEYS = "UPDATE api_key SET revoked_at = now() WHERE user_id = $1 AND workspace_id = $2 AND revoked_at IS NULL";
// Including those they sent, so that nobody can return through another address of theirs.
const INVITATIONS = `
  UPDATE member_invitation SET cancelled_at = now()
   WHERE workspace_id = $2 AND (invited_by_id = $1 OR email = $3) AND accepted_at IS NULL AND cancelled_at IS NULL`;

/**
 * Ends what lets a person in, while the membership is still active: the sessions that are in this workspace, API keys,
 * MCP connections, and the invitations that they sent or got. What they made stays. Admission asks for an active
 * membership besides. Who leaves by themself (`isLeaving`) stays signed in where another workspace has them.
 */
export async function endAccess(
  tx: Transaction,
  { userId, workspaceId, email }: Member,
  { isLeaving = false } = {},
): Promise<void> {
  await tx.db.$queryRawUnsafe(HOLD, userId, workspaceId);
  await tx.db.$executeRawUnsafe(SESSIONS, userId, workspaceId, isLeaving);
  await tx.db.$executeRawUnsafe(KEYS, userId, workspaceId);
  await endOf(tx, { userId, workspaceId });
  await tx.db.$executeRawUnsafe(INVITATIONS, userId, workspaceId, email);
}
