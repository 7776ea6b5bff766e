import type { Context } from "@/lib/core/context";
import type { StudyStatus } from "@/lib/core/study/types";
import { pool } from "@/lib/db/pool";
import type { Scope } from "@/lib/services/evidence/scope";

type Found = { id: string; title: string };
type Row = Found & { exact: boolean };

const SHOWN = 4;

// Every word of the name occurs in the title; an exact match comes before all others.
const MATCHING = `
  SELECT s.id, s.title, lower(s.title) = $2 OR s.slug = $2 OR s.id = $2 AS exact FROM study s
   WHERE s.workspace_id = $1 AND s.status = ANY($4) AND ($5::text IS NULL OR s.project_id = $5)
     AND ($6::text[] IS NULL OR s.id = ANY($6))
     AND (s.slug = $2 OR s.id = $2 OR NOT EXISTS (
           SELECT 1 FROM unnest($3::text[]) AS w(word) WHERE strpos(lower(s.title), w.word) = 0))
   ORDER BY exact DESC, s.created_at DESC, s.id DESC LIMIT ${SHOWN + 1}`;

/**
 * The one study that a name means, in these states; without a name, the only one there is. Otherwise says what is
 * unclear.
 */
export async function findStudy(
  ctx: Context,
  { projectId, studyIds }: Scope,
  name: string,
  states: StudyStatus[],
): Promise<Found | { refusal: string }> {
  const plain = name.toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const values = [ctx.workspaceId, plain, words, states, projectId ?? null, studyIds ?? null];
  const { rows } = await pool().query<Row>({ name: "find_study", text: MATCHING, values });
  const [first, second] = rows;
  const which = states.length === 1 ? "draft study" : "open study";
  if (!first) return { refusal: name ? `There is no ${which} called “${name}”.` : `There is no ${which}.` };
  if (!second || (first.exact && !second.exact)) return first;
  const titles = rows.slice(0, SHOWN).map(({ title }) => `“${title}”`);
  const more = rows.length > SHOWN ? " and others" : "";
  return { refusal: `More than one ${which} matches: ${titles.join(", ")}${more}. Say which one.` };
}
