import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type ClipRow, fromRow, READ_CLIP } from "./read";
import type { ClipRecord } from "./record";

/** One clip; throws `not_found`. */
export async function get(ctx: Context, clipId: string): Promise<ClipRecord> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<ClipRow>({
    name: "get_clip",
    text: READ_CLIP,
    values: [ctx.workspaceId, clipId],
  });
  if (!rows[0]) throw notFound("Clip");
  return fromRow(rows[0]);
}
