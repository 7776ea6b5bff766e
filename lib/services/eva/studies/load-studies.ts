import type { Context } from "@/lib/core/context";
import type { StudyStatus } from "@/lib/core/study/types";
import { pool } from "@/lib/db/pool";
import { type Scope, scopeValues } from "@/lib/services/evidence/scope";

/**
 * A launched study with people. `longest` is its longest complete session; `unfinished` are those who opened its link
 * and haven't come to the end.
 */
export type StudyFacts = {
  title: string;
  status: StudyStatus;
  launchedAt: Date;
  endedAt: Date | null;
  complete: number;
  excluded: number;
  flagged: number;
  longest: { label: string; seconds: number } | null;
  unfinished: number;
  screenedOut: number;
  declined: number;
};

export type Facts = { studies: StudyFacts[]; files: number };

const STUDIES = `
  SELECT y.title, y.status, coalesce(y.launched_at, y.created_at) AS "launchedAt", y.ended_at AS "endedAt", s.*, p.*
    FROM study y, LATERAL (
      SELECT count(*)::int AS complete, count(n.excluded_at)::int AS excluded,
             count(*) FILTER (WHERE n.quality_rating = 'flagged' AND n.excluded_at IS NULL)::int AS flagged,
             (array_agg(json_build_object('label', 'P' || q.number, 'seconds', n.duration_seconds)
                ORDER BY n.duration_seconds DESC NULLS LAST) FILTER (WHERE n.duration_seconds IS NOT NULL))[1] AS longest
        FROM study_session n JOIN participant q ON q.id = n.participant_id
       WHERE n.study_id = y.id AND n.status = 'completed') s, LATERAL (
      SELECT count(*) FILTER (WHERE status IN ('opened', 'consented', 'review', 'qualified', 'booked', 'in_progress'))::int AS unfinished,
             count(*) FILTER (WHERE status = 'screened_out')::int AS "screenedOut",
             count(*) FILTER (WHERE status = 'declined')::int AS declined
        FROM participant WHERE study_id = y.id) p
   WHERE y.workspace_id = $1 AND y.status <> 'draft' AND y.type <> 'swarm' AND ($2::text IS NULL OR y.project_id = $2)
     AND (num_nonnulls($3::text[], $4::text[], $5::text[]) = 0 OR y.id = ANY ($4))
   ORDER BY 3 DESC, y.id`;
const FILES = `
  SELECT count(*)::int AS files FROM transcript t JOIN file f ON f.id = t.file_id
   WHERE t.workspace_id = $1 AND t.segment_count > 0 AND ($2::text IS NULL OR f.project_id = $2)
     AND (num_nonnulls($3::text[], $4::text[], $5::text[]) = 0 OR f.id = ANY ($3))`;

/** What is known of the studies in a scope, the latest first, and how many files there have a transcript. */
export async function loadStudies(ctx: Context, scope: Scope): Promise<Facts> {
  const values = [ctx.workspaceId, ...scopeValues(scope)];
  const [studies, files] = await Promise.all([
    pool().query<StudyFacts>({ name: "eva_studies", text: STUDIES, values }),
    pool().query<{ files: number }>({ name: "eva_files", text: FILES, values }),
  ]);
  return { studies: studies.rows, files: files.rows[0]?.files ?? 0 };
}
