import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";

/** The board's present version. */
export async function getVersion(ctx: Context, boardId: string): Promise<number> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<{ version: number }>({
    name: "board_version",
    text: "SELECT version FROM board WHERE id = $1 AND workspace_id = $2",
    values: [boardId, ctx.workspaceId],
  });
  if (!rows[0]) throw notFound("Board");
  return rows[0].version;
}
