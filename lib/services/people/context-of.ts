import type { Context, Role } from "@/lib/core/context";
import type { Plan } from "@/lib/core/plans";
import { pool } from "@/lib/db/pool";

type Row = { workspace_id: string; role: Role; plan: Plan };

const FIND = `
  SELECT m.workspace_id, m.role, w.plan FROM membership m JOIN workspace w ON w.id = m.workspace_id
   WHERE m.user_id = $1 AND m.active ORDER BY m.created_at, m.id LIMIT 1`;

/**
 * The context for what a person does before they are in a workspace, such as signing in: it is recorded in the one they
 * joined first. Without any, the workspace id is empty.
 */
export async function contextOf(userId: string, { requestId, sessionId = "" }: ContextFacts): Promise<Context> {
  const { rows } = await pool().query<Row>({ name: "context_of", text: FIND, values: [userId] });
  const { workspace_id = "", role = "participant", plan = "free" } = rows[0] ?? {};
  return { requestId, workspaceId: workspace_id, plan, actor: { kind: "user", userId, role, sessionId } };
}
type ContextFacts = { requestId: string; sessionId?: string };
