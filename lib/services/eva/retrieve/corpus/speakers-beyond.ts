import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { MAX_SPEAKERS, type SpeakerShare } from "@/lib/services/evidence/speaker-shares";

const SPEAKERS = `
  SELECT count(*)::int AS count
    FROM (SELECT DISTINCT owner_id, speaker FROM segment WHERE workspace_id = $1 AND owner_id = ANY ($2)) s`;

type Spoken = { owner_id: string; speakers: readonly SpeakerShare[] };

/** How many more people speak than are kept with their transcripts: of a survey, only the first respondents are. */
export async function speakersBeyond(ctx: Context, transcripts: readonly Spoken[]): Promise<number> {
  const full = transcripts.filter(({ speakers }) => speakers.length >= MAX_SPEAKERS);
  if (full.length === 0) return 0;
  const values = [ctx.workspaceId, full.map(({ owner_id }) => owner_id)];
  const { rows } = await pool().query<{ count: number }>({ name: "eva_speakers", text: SPEAKERS, values });
  const kept = full.reduce((sum, { speakers }) => sum + speakers.length, 0);
  return Math.max(0, (rows[0]?.count ?? 0) - kept);
}
