import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";

/**
 * If single sign-on is required, ends the sessions of members at verified domains that were started in another way,
 * except the current one. Returns how many.
 */
export function endOtherSessions(tx: Transaction, { workspaceId, actor }: Context): Promise<number> {
  const own = actor.kind === "user" ? actor.sessionId : "";
  return tx.db.$executeRaw`
    DELETE FROM user_session s
     USING user_account u, membership m, sso_connection c
     WHERE c.workspace_id = ${workspaceId} AND c.enabled AND c.required
       AND m.workspace_id = c.workspace_id AND m.active AND m.role <> 'participant'
       AND u.id = m.user_id AND s.user_id = u.id AND s.id <> ${own}
       AND s.sso_connection_id IS DISTINCT FROM c.id
       AND split_part(u.email, '@', 2) IN (
         SELECT d.domain FROM domain d WHERE d.workspace_id = c.workspace_id AND d.verified_at IS NOT NULL)`;
}
