import { type Context, personOf } from "@/lib/core/context";
import type { ThreadRecord } from "./record";

export type ThreadRow = {
  id: string;
  project_id: string | null;
  title: string;
  created_at: Date;
  updated_at: Date;
  creator_id: string | null;
  creator_name: string | null;
};

/** Threads that the caller may see: $1 the workspace, $2 the person (null for an act of our own, which sees all). */
export const readThreads = (where: string): string => `
  SELECT t.id, t.project_id, t.title, t.created_at, t.updated_at, u.id AS creator_id, u.name AS creator_name
    FROM chat_thread t LEFT JOIN user_account u ON u.id = t.created_by_id
   WHERE t.workspace_id = $1 AND ($2::text IS NULL OR t.project_id IS NOT NULL OR t.created_by_id = $2) AND ${where}`;

export const viewer = (ctx: Context): [string, string | null] => [ctx.workspaceId, personOf(ctx)];

export const fromRow = (row: ThreadRow): ThreadRecord => ({
  id: row.id,
  projectId: row.project_id,
  title: row.title,
  createdBy: row.creator_id ? { id: row.creator_id, name: row.creator_name } : null,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
