import { type Context, personOf } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import type { MyWorkspaceRecord } from "./record";

const MINE = `
  SELECT w.id, w.name, w.plan, m.role FROM membership m JOIN workspace w ON w.id = m.workspace_id
   WHERE m.user_id = $1 AND m.active AND m.role <> 'participant' AND (w.deletion_at IS NULL OR m.role = 'admin')
   ORDER BY lower(w.name), w.id LIMIT 200`;

/** The workspaces that the person may switch to. */
export const listMine = (ctx: Context): Promise<MyWorkspaceRecord[]> =>
  db().$queryRawUnsafe<MyWorkspaceRecord[]>(MINE, personOf(ctx));
