import type { Context, Role } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Plan } from "@/lib/core/plans";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import type { MemberRecord, WorkspaceDetails } from "./record";

type Row = { name: string; plan: Plan; member_count: number; members: MemberRecord[] | null };

const DETAILS = `
  SELECT w.name, w.plan, (SELECT count(*)::int FROM membership
            WHERE workspace_id = w.id AND active AND role <> 'participant') AS member_count,
         (SELECT json_agg(m) FROM (
            SELECT m.id, u.name, u.email, m.role FROM membership m JOIN user_account u ON u.id = m.user_id
             WHERE m.workspace_id = w.id AND m.active AND m.role <> 'participant'
             ORDER BY lower(coalesce(u.name, u.email)), m.id LIMIT 500) m) AS members
    FROM workspace w WHERE w.id = $1`;

/** The current workspace with its members. */
export async function getDetails(ctx: Context): Promise<WorkspaceDetails> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<Row>({ name: "workspace_details", text: DETAILS, values: [ctx.workspaceId] });
  const row = rows[0];
  if (!row) throw notFound("Workspace");
  const role: Role = "role" in ctx.actor ? ctx.actor.role : "admin";
  const { name, plan, member_count, members } = row;
  return { id: ctx.workspaceId, name, plan, role, memberCount: member_count, members: members ?? [] };
}
