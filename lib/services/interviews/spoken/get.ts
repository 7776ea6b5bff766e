import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { type SpokenRecord, type SpokenRow, toSpoken } from "./record";

const READ = {
  name: "spoken-answer",
  text: `SELECT a.* FROM spoken_answer a JOIN study_session s ON s.id = a.session_id
          WHERE s.participant_id = $1 AND s.workspace_id = $2 AND a.index = $3`,
};

/** The acting participant's spoken answer to the question at `version`, or null if there is none. */
export async function get(ctx: Context, version: number): Promise<SpokenRecord | null> {
  if (ctx.actor.kind !== "participant") throw new AppError("forbidden", "Only a participant can see a spoken answer.");
  const values = [ctx.actor.participantId, ctx.workspaceId, version];
  const { rows } = await pool().query<SpokenRow>({ ...READ, values });
  return rows[0] ? toSpoken(rows[0]) : null;
}
