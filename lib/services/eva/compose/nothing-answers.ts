import type { Context } from "@/lib/core/context";
import { noAnswer } from "@/lib/core/evidence/no-answer";
import { pool } from "@/lib/db/pool";
import { type Scope, scopeValues } from "@/lib/services/evidence/scope";
import { ENGLISH } from "../analyst/wording/english";
import { GERMAN } from "../analyst/wording/german";
import { placeOf } from "../place-of";

type Row = { pending: number; needed: number };

const UNREAD = `
  SELECT count(*) FILTER (WHERE f.transcript_status = 'pending')::int AS pending,
         count(*) FILTER (WHERE f.transcript_status = 'needed')::int AS needed
    FROM file f
    LEFT JOIN study_session n ON n.id = f.session_id
    LEFT JOIN study y ON y.id = n.study_id
   WHERE f.workspace_id = $1 AND f.status IN ('processing', 'ready') AND f.transcript_status IN ('pending', 'needed')
     AND n.excluded_at IS NULL
     AND ($2::text IS NULL OR coalesce(f.project_id, y.project_id) = $2)
     AND (num_nonnulls($3::text[], $4::text[], $5::text[]) = 0 OR f.id = ANY ($3) OR y.id = ANY ($4) OR n.id = ANY ($5))`;

/** That nothing answers a question, and how many files and recordings couldn't be read yet. */
export async function nothingAnswers(ctx: Context, scope: Scope, german: boolean): Promise<string[]> {
  const values = [ctx.workspaceId, ...scopeValues(scope)];
  const { rows } = await pool().query<Row>({ name: "eva_unread", text: UNREAD, values });
  const { pending = 0, needed = 0 } = rows[0] ?? {};
  const phrases = german ? GERMAN : ENGLISH;
  const unread = pending + needed === 0 ? [] : [phrases.unread(pending, needed)];
  return [noAnswer(placeOf(scope), german ? "de" : "en"), ...unread];
}
