import { type Context, personOf } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import type { MyWorkspaceRecord } from "./record";

const MINE = `
  SELECT w.id, w.name, w.plan, m.role FROM membership m JOIN workspace w ON w.id = m.workspace_id
   WHERE m.user_id = $1 AND m.active AND m.role <> 'participant' AND (w.deletion_at IS NULL OR m.role = 'admin')
   ORDER BY lower(w.name), w.id LIMIT 200`;

/** The workspaces that the person may switch to. */
export async function listMine(ctx: Context): Promise<MyWorkspaceRecord[]> {
  const values = [personOf(ctx)];
  return (await pool().query<MyWorkspaceRecord>({ name: "my_workspaces", text: MINE, values })).rows;
}
