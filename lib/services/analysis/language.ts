import type { Context } from "@/lib/core/context";
import { readRows } from "@/lib/db/read-rows";

/** The language of the built-in analyst and of everything around quotes. */
export type Language = "en" | "de";

// For a study with a readout, the sessions that it was made from, if they still count.
const GERMAN = `
  SELECT y.id FROM study y LEFT JOIN readout r ON r.study_id = y.id
    JOIN study_session n ON n.study_id = y.id AND n.status = 'completed' AND n.excluded_at IS NULL
                        AND n.quality_rating = 'good' AND (n.ended_at > r.generated_at) IS NOT TRUE
    JOIN transcript t ON t.session_id = n.id
   WHERE y.workspace_id = $1 AND y.id = ANY ($2) AND y.type <> 'swarm'
   GROUP BY y.id HAVING count(*) FILTER (WHERE coalesce(t.language, y.language) ILIKE 'de%') * 2 > count(*)`;

/** The studies worded in German: those where more than half of the counted sessions are. */
export async function germanStudies(ctx: Context, studyIds: readonly string[]): Promise<Set<string>> {
  const values = [ctx.workspaceId, studyIds];
  const rows = await readRows<{ id: string }>({ name: "german_studies", text: GERMAN, values });
  return new Set(rows.map(({ id }) => id));
}
