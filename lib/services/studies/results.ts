import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Guide } from "@/lib/core/study/guide";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import type { StudyResults } from "./record";
import { type Given, resultOf } from "./result-of";

const TEXTS_SHOWN = 20;

// Choices are counted in the database; of free-text answers, only the newest are returned.
const RESULTS = `
  WITH one AS (SELECT id, guide FROM study WHERE workspace_id = $1 AND (id = $2 OR slug = $2)),
  kinds AS (
    SELECT q->>'id' AS id, q->>'kind' IN ('open', 'text') AS free
      FROM one, jsonb_array_elements(guide->'sections') s, jsonb_array_elements(s->'questions') q),
  counted AS (
    SELECT n.id, n.answers, n.ended_at, n.quality_rating, 'P' || p.number AS label
      FROM study_session n JOIN participant p ON p.id = n.participant_id
     WHERE n.study_id = (SELECT id FROM one) AND n.status = 'completed' AND n.excluded_at IS NULL
       AND p.status <> 'withdrawn'),
  said AS (
    SELECT c.id AS session_id, c.label, c.ended_at, k.id AS question_id, k.free, a.value->'answer' AS answer
      FROM counted c, jsonb_each(c.answers) a JOIN kinds k ON k.id = a.key),
  answered AS (SELECT question_id AS id, count(*)::int AS n FROM said GROUP BY 1),
  chosen AS (
    SELECT question_id AS id, v #>> '{}' AS value, count(*)::int AS n
      FROM said, jsonb_array_elements(CASE jsonb_typeof(answer) WHEN 'array' THEN answer ELSE jsonb_build_array(answer) END) v
     WHERE NOT free GROUP BY 1, 2),
  texts AS (
    SELECT question_id AS id, session_id, label, answer #>> '{}' AS text,
           row_number() OVER (PARTITION BY question_id ORDER BY ended_at DESC, session_id DESC) AS place
      FROM said WHERE free)
  SELECT one.guide, (SELECT count(*)::int FROM counted) AS sessions,
         (SELECT count(*)::int FROM counted WHERE quality_rating = 'flagged') AS flagged,
         (SELECT count(*)::int FROM study_session WHERE study_id = one.id AND excluded_at IS NOT NULL) AS excluded,
         (SELECT count(*)::int FROM participant WHERE study_id = one.id AND status = 'withdrawn') AS withdrawn,
         coalesce((SELECT json_object_agg(id, n) FROM answered), '{}') AS answered,
         coalesce((SELECT json_agg(json_build_object('id', id, 'value', value, 'count', n)) FROM chosen), '[]') AS chosen,
         coalesce((SELECT json_agg(json_build_object('id', id, 'sessionId', session_id, 'label', label, 'text', text)
                                   ORDER BY place) FROM texts WHERE place <= ${TEXTS_SHOWN}), '[]') AS texts
    FROM one`;

type Row = Given & Pick<StudyResults, "sessions" | "flagged" | "excluded" | "withdrawn"> & { guide: Guide };

/** The answers to each question, over the sessions that count. One statement. Throws `not_found`. */
export async function results(ctx: Context, idOrSlug: string): Promise<StudyResults> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, idOrSlug];
  const { rows } = await pool().query<Row>({ name: "study_results", text: RESULTS, values });
  const [row] = rows;
  if (!row) throw notFound("Study");
  const { guide, sessions, flagged, excluded, withdrawn } = row;
  const sections = guide.sections.map(({ id, title, questions }) => ({
    id,
    title,
    questions: questions.map((question) => resultOf(question, row)),
  }));
  return { sessions, flagged, excluded, withdrawn, sections };
}
