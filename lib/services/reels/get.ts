import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { fromRow, type ReelRow } from "./from-row";
import { READ_REEL_WITH_CLIPS } from "./read";
import type { ReelWithClips } from "./record";

/** A reel with its clips in their order; throws `not_found`. */
export async function get(ctx: Context, reelId: string): Promise<ReelWithClips> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, reelId];
  const { rows } = await pool().query<ReelRow>({ name: "get_reel", text: READ_REEL_WITH_CLIPS, values });
  const row = rows[0];
  if (!row) throw notFound("Reel");
  return fromRow(row);
}
