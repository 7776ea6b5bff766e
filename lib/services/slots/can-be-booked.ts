import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { LEAST_AHEAD } from "./offered";

const FREE = `
  SELECT EXISTS (SELECT 1 FROM slot
    WHERE workspace_id = $1 AND study_id = $2 AND participant_id IS NULL AND outcome IS NULL
      AND starts_at > now() + interval '${LEAST_AHEAD}') AS free`;

/** Whether a study offers a time that participants can still choose. */
export async function canBeBooked(ctx: Context, studyId: string): Promise<boolean> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, studyId];
  const { rows } = await pool().query<{ free: boolean }>({ name: "slot_can_be_booked", text: FREE, values });
  return rows[0]?.free ?? false;
}
