import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Feeling } from "@/lib/core/feeling-of";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import type { JobStatus } from "@/lib/services/jobs/record";

type Latest = { id: string; status: JobStatus; error: string | null };
/** A project's newest job of each kind; its result is null until it succeeds. */
export type LatestJobs = {
  autoTag: (Latest & { tagsCreated: number | null; applications: number | null }) | null;
  sentiment: (Latest & { score: number | null; label: Feeling | null }) | null;
};

const newest = (type: string, more: string) => `
  (SELECT json_build_object('id', j.id, 'status', j.status, 'error', j.error, ${more})
     FROM job j WHERE j.project_id = p.id AND j.type = '${type}' ORDER BY j.created_at DESC, j.id DESC LIMIT 1)`;
const LATEST = `
  SELECT ${newest("auto-tag", "'tagsCreated', jsonb_array_length(j.result->'tags_created'), 'applications', j.result->'applications'")} AS "autoTag",
         ${newest("sentiment", "'score', j.result->'overall'->'score', 'label', j.result->'overall'->'label'")} AS sentiment
    FROM project p WHERE p.id = $2 AND p.workspace_id = $1`;

/** Throws `not_found`. */
export async function latestJobs(ctx: Context, projectId: string): Promise<LatestJobs> {
  permit(ctx, "workspace.read");
  const statement = { name: "latest_analysis_jobs", text: LATEST, values: [ctx.workspaceId, projectId] };
  const { rows } = await pool().query<LatestJobs>(statement);
  if (!rows[0]) throw notFound("Project");
  return rows[0];
}
