import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type DetailRow, fromRow, ONE_NOTE } from "./read";
import type { NoteDetail } from "./record";

/** Throws `not_found`. */
export async function get(ctx: Context, noteId: string): Promise<NoteDetail> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<DetailRow>({
    name: "get_note",
    text: ONE_NOTE,
    values: [noteId, ctx.workspaceId],
  });
  if (!rows[0]) throw notFound("Note");
  return fromRow(rows[0]);
}
