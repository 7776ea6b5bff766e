import { type Context, personOf } from "@/lib/core/context";
import type { ThreadRecord } from "./record";

export type ThreadRow = {
  id: string;
  project_id: string | null;
  project_name: string | null;
  title: string;
  created_at: Date;
  updated_at: Date;
  creator_id: string | null;
  creator_name: string | null;
  studies: { id: string; title: string }[];
  files: { id: string; name: string }[];
  is_scoped: boolean;
};

/** The items of a chat's scope that still exist. */
const named = (kind: "study" | "file", key: string, name: string): string => `CASE WHEN t.scope ? '${key}' THEN
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', x.id, '${name}', x.${name}) ORDER BY x.${name}, x.id), '[]')
     FROM ${kind} x WHERE x.workspace_id = t.workspace_id
      AND x.id IN (SELECT jsonb_array_elements_text(t.scope -> '${key}'))) ELSE '[]' END`;

/** Threads that the caller may see: $1 the workspace, $2 the person (null for an act of our own, which sees all). */
export const readThreads = (where: string): string => `
  SELECT t.id, t.project_id, p.name AS project_name, t.title, t.created_at, t.updated_at,
         u.id AS creator_id, u.name AS creator_name,
         ${named("study", "studyIds", "title")} AS studies, ${named("file", "fileIds", "name")} AS files,
         t.scope <> '{}' AS is_scoped
    FROM chat_thread t LEFT JOIN user_account u ON u.id = t.created_by_id LEFT JOIN project p ON p.id = t.project_id
   WHERE t.workspace_id = $1 AND ($2::text IS NULL OR t.project_id IS NOT NULL OR t.created_by_id = $2) AND ${where}`;

/** The viewer: the values of $1 and $2 in `readThreads`. */
export const viewer = (ctx: Context): [string, string | null] => [ctx.workspaceId, personOf(ctx)];

export const fromRow = (ctx: Context, row: ThreadRow): ThreadRecord => ({
  id: row.id,
  projectId: row.project_id,
  title: row.title,
  createdBy: row.creator_id ? { id: row.creator_id, name: row.creator_name } : null,
  scope: {
    project: row.project_id ? { id: row.project_id, name: row.project_name } : null,
    studies: row.studies,
    files: row.files,
    isLost: row.is_scoped && row.studies.length + row.files.length === 0,
  },
  mayChange: mayChange(ctx, row.creator_id),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** Whoever started a chat may rename and delete it; admins may too if it is a project's. */
export const mayChange = ({ actor }: Context, createdById: string | null): boolean =>
  actor.kind === "system" || ("userId" in actor && (actor.userId === createdById || actor.role === "admin"));
