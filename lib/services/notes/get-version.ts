import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";

/** Number of changes of the note, for an editor that checks whether someone else made one. Throws `not_found`. */
export async function getVersion(ctx: Context, noteId: string): Promise<{ version: number }> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<{ version: number }>({
    name: "get_note_version",
    text: "SELECT version FROM note WHERE id = $1 AND workspace_id = $2",
    values: [noteId, ctx.workspaceId],
  });
  if (!rows[0]) throw notFound("Note");
  return rows[0];
}
