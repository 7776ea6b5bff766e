import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";

const NAMES = `
  SELECT n.id, p.name FROM study_session n JOIN participant p ON p.id = n.participant_id
   WHERE n.workspace_id = $1 AND n.id = ANY($2) AND p.name <> ''`;

/** Who spoke in each session, of those whose name is known: by an invitation, a booking or recruiting. */
export async function names(ctx: Context, sessionIds: string[]): Promise<Record<string, string>> {
  permit(ctx, "workspace.read");
  if (sessionIds.length === 0) return {};
  const { rows } = await pool().query<{ id: string; name: string }>(NAMES, [ctx.workspaceId, sessionIds]);
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
