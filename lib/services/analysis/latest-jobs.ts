import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Feeling } from "@/lib/core/evidence/feeling-of";
import { type ToldProgress, toldProgress, type WorkProgress } from "@/lib/core/work-progress";
import { pool } from "@/lib/db/pool";
import { MODEL_FAILURES, type ModelFailure } from "@/lib/integrations/model/model-failed";
import { permit } from "@/lib/services/access/permit";
import type { JobStatus } from "@/lib/services/jobs/record";

/** `fallback`: why the built-in analyst did it although there is a language model, in one sentence. */
type Latest = {
  id: string;
  status: JobStatus;
  error: string | null;
  progress: ToldProgress | null;
  madeBy: string | null;
  fallback: string | null;
};
type Found = Omit<Latest, "progress" | "fallback"> & { progress: WorkProgress | null; fallback: ModelFailure | null };
/** A project's newest job of each kind; its result is null until it succeeds. */
export type LatestJobs = {
  autoTag: (Latest & { tagsCreated: number | null; applications: number | null }) | null;
  sentiment: (Latest & { score: number | null; label: Feeling | null }) | null;
};

const newest = (type: string, more: string) => `
  (SELECT json_build_object('id', j.id, 'status', j.status, 'error', j.error, 'madeBy', j.made_by, 'fallback', j.fallback,
            'progress', CASE WHEN j.status = 'running' THEN j.progress END, ${more})
     FROM job j WHERE j.project_id = p.id AND j.type = '${type}' ORDER BY j.created_at DESC, j.id DESC LIMIT 1)`;
const LATEST = `
  SELECT ${newest("auto-tag", "'tagsCreated', jsonb_array_length(j.result->'tags_created'), 'applications', j.result->'applications'")} AS "autoTag",
         ${newest("sentiment", "'score', j.result->'overall'->'score', 'label', j.result->'overall'->'label'")} AS sentiment
    FROM project p WHERE p.id = $2 AND p.workspace_id = $1`;

type Told = "progress" | "fallback";
type Row<T> = (Omit<NonNullable<T>, Told> & Pick<Found, Told>) | null;
type Rows = { [Kind in keyof LatestJobs]: Row<LatestJobs[Kind]> };

/** Throws `not_found`. */
export async function latestJobs(ctx: Context, projectId: string): Promise<LatestJobs> {
  permit(ctx, "workspace.read");
  const statement = { name: "latest_analysis_jobs", text: LATEST, values: [ctx.workspaceId, projectId] };
  const { rows } = await pool().query<Rows>(statement);
  if (!rows[0]) throw notFound("Project");
  const { autoTag, sentiment } = rows[0];
  return { autoTag: autoTag && told(autoTag), sentiment: sentiment && told(sentiment) };
}

const told = <T extends Found>({ progress, fallback, ...job }: T) => ({
  ...job,
  progress: progress && toldProgress(progress),
  fallback: fallback && `${MODEL_FAILURES[fallback]}.`,
});
