import type { Context } from "@/lib/core/context";
import { byName } from "@/lib/core/text/by-title";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";

type Named = { id: string; name: string | null };

/** More than anybody reads; a menu opens at once with so many. */
const MOST = 1_000;
const NAMES = `
  SELECT id, name FROM project WHERE workspace_id = $1
   ORDER BY id IS NOT DISTINCT FROM $2 DESC, created_at DESC, id DESC LIMIT ${MOST}`;

/**
 * The projects to choose from in a menu, by name. Of more than it holds, they are the newest, and the one that is
 * `chosen`: a menu that lacks it would show another.
 */
export async function names(ctx: Context, chosen?: string | null): Promise<Named[]> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, chosen ?? null];
  const { rows } = await pool().query<Named>({ name: "project_names", text: NAMES, values });
  return rows.sort(byName);
}
