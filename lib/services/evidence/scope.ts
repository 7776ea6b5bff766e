import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { readRows } from "@/lib/db/read-rows";

/**
 * The part of the workspace to search; empty means all of it. Files, studies and sessions add up, and must all be in
 * the project if one is named.
 */
export type Scope = { projectId?: string; fileIds?: string[]; studyIds?: string[]; sessionIds?: string[] };

const MISSING = `
  SELECT $2::text IS NOT NULL AND NOT EXISTS (SELECT 1 FROM project WHERE id = $2 AND workspace_id = $1) AS project,
         EXISTS (SELECT 1 FROM unnest($3::text[]) AS given(id) WHERE NOT EXISTS (
           SELECT 1 FROM file f WHERE f.id = given.id AND f.workspace_id = $1 AND f.session_id IS NULL
              AND ($2::text IS NULL OR f.project_id = $2))) AS file,
         EXISTS (SELECT 1 FROM unnest($4::text[]) AS given(id) WHERE NOT EXISTS (
           SELECT 1 FROM study y WHERE y.id = given.id AND y.workspace_id = $1
              AND ($2::text IS NULL OR y.project_id = $2))) AS study,
         EXISTS (SELECT 1 FROM unnest($5::text[]) AS given(id) WHERE NOT EXISTS (
           SELECT 1 FROM study_session n JOIN study y ON y.id = n.study_id WHERE n.id = given.id AND n.workspace_id = $1
              AND ($2::text IS NULL OR y.project_id = $2))) AS session,
         EXISTS (SELECT 1 FROM unnest($6::text[]) AS given(id) WHERE NOT EXISTS (
           SELECT 1 FROM tag g WHERE g.id = given.id AND g.workspace_id = $1)) AS tag`;

type Missing = { project: boolean; file: boolean; study: boolean; session: boolean; tag: boolean };

/** In the order in which `search_segments` takes them. */
export const scopeValues = ({ projectId, fileIds, studyIds, sessionIds }: Scope) => [
  projectId ?? null,
  fileIds ?? null,
  studyIds ?? null,
  sessionIds ?? null,
];

/** Throws `not_found` if the project, a file, study, session or tag isn't in the workspace, or not in the project. */
export async function requireScope(ctx: Context, scope: Scope, tagIds?: string[]): Promise<void> {
  const values = [...scopeValues(scope), tagIds ?? null];
  if (values.every((value) => value === null)) return;
  const [missing] = await readRows<Missing>({
    name: "require_scope",
    text: MISSING,
    values: [ctx.workspaceId, ...values],
  });
  if (missing?.project) throw notFound("Project");
  if (missing?.file) throw notFound("File");
  if (missing?.study) throw notFound("Study");
  if (missing?.session) throw notFound("Session");
  if (missing?.tag) throw notFound("Tag");
}
