import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import type { AuditActor } from "./record";

const MOST = 500;

const ACTORS = `
  (SELECT u.id, coalesce(u.name, u.email) AS label, 'People' AS "group"
     FROM membership m JOIN user_account u ON u.id = m.user_id
    WHERE m.workspace_id = $1 AND m.role <> 'participant' ORDER BY m.active DESC, label LIMIT ${MOST})
  UNION ALL
  (SELECT k.id, k.name, 'API keys' FROM api_key k WHERE k.workspace_id = $1 ORDER BY k.created_at DESC LIMIT ${MOST})
  UNION ALL
  (SELECT c.id, coalesce(o.name, 'An app'), 'Apps' FROM mcp_connection c JOIN oauth_client o ON o.id = c.client_id
    WHERE c.workspace_id = $1 ORDER BY c.created_at DESC LIMIT ${MOST})
  UNION ALL
  (SELECT d.id, coalesce(d.provider_name, 'SCIM'), 'Providers' FROM scim_directory d WHERE d.workspace_id = $1)
  UNION ALL
  (SELECT s.id, s.provider_name || ' (sign-in)', 'Providers' FROM sso_connection s WHERE s.workspace_id = $1)`;

/** Possible actors in the workspace, for the log's filter. Admins only. */
export async function listActors(ctx: Context): Promise<AuditActor[]> {
  permit(ctx, "workspace.manage");
  return (await pool().query<AuditActor>({ name: "audit_actors", text: ACTORS, values: [ctx.workspaceId] })).rows;
}
