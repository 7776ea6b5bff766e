import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { readRows } from "@/lib/db/read-rows";
import { permit } from "@/lib/services/access/permit";

const ONE = "SELECT id FROM study WHERE workspace_id = $1 AND (id = $2 OR slug = $2) AND type <> 'swarm'";

/** The id of a study with people, by id or slug: where only tests exist, a Swarm study is not found. */
export async function testIdOf(ctx: Context, idOrSlug: string): Promise<string> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, idOrSlug];
  const [row] = await readRows<{ id: string }>({ name: "test_id_of", text: ONE, values });
  if (!row) throw notFound("Study");
  return row.id;
}
