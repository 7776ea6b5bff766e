import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";

const ONE = "SELECT id FROM study WHERE workspace_id = $1 AND (id = $2 OR slug = $2) AND type <> 'swarm'";

/** The id of a study with people, by id or slug: where only tests exist, a Swarm study is not found. */
export async function testIdOf(ctx: Context, idOrSlug: string): Promise<string> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, idOrSlug];
  const { rows } = await pool().query<{ id: string }>({ name: "test_id_of", text: ONE, values });
  if (!rows[0]) throw notFound("Study");
  return rows[0].id;
}
