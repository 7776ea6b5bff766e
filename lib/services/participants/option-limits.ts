import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { HAS_PLACE } from "./find";
import type { OptionLimit } from "./record";

const LIMITS = `
  SELECT (SELECT coalesce(json_agg(json_build_object('questionId', q.question->>'id', 'question', q.question->>'label',
            'option', o.option->>'option', 'most', (o.option->>'most')::int,
            'taken', (SELECT count(*)::int FROM participant h LEFT JOIN study_session c ON c.participant_id = h.id
                       WHERE h.study_id = s.id AND (h.screener_answers->(q.question->>'id')) @> (o.option->'option')
                         AND ${HAS_PLACE})) ORDER BY q.at, o.at), '[]')
            FROM jsonb_array_elements(s.screener->'questions') WITH ORDINALITY AS q(question, at),
                 jsonb_array_elements(q.question->'options') WITH ORDINALITY AS o(option, at)
           WHERE o.option ? 'most') AS limits
    FROM study s WHERE s.workspace_id = $1 AND (s.id = $2 OR s.slug = $2)`;

/** How full each limited option of a study's screener is, in the screener's order. Throws `not_found`. */
export async function optionLimits(ctx: Context, studyId: string): Promise<OptionLimit[]> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, studyId];
  const { rows } = await pool().query<{ limits: OptionLimit[] }>({ name: "option_limits", text: LIMITS, values });
  if (!rows[0]) throw notFound("Study");
  return rows[0].limits;
}
