import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { fromRow, readSlots, type SlotRow } from "./read";
import type { SlotRecord } from "./record";

const ALL = `
  SELECT slots.* FROM study s LEFT JOIN LATERAL (${readSlots()} WHERE l.study_id = s.id) slots ON true
   WHERE s.workspace_id = $1 AND (s.id = $2 OR s.slug = $2) ORDER BY slots.starts_at, slots.id`;

/** All times of a study, the earliest first; a study has at most a thousand. */
export async function list(ctx: Context, studyId: string): Promise<SlotRecord[]> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, studyId];
  const { rows } = await pool().query<SlotRow>({ name: "list_slots", text: ALL, values });
  if (rows.length === 0) throw notFound("Study");
  return rows.filter((row) => row.id !== null).map(fromRow);
}
