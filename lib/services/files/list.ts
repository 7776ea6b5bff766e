import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { containing } from "@/lib/db/containing";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type FileRow, fromRow, readFiles } from "./read";
import type { AssetType, FileRecord, FileStatus } from "./record";

type Query = {
  cursor?: string;
  limit: number;
  projectId?: string;
  q?: string;
  status?: FileStatus;
  assetType?: AssetType;
  /** SHA-256 in hex: files with exactly these bytes. */
  contentHash?: string;
};

/**
 * The workspace's files, newest first. Files still being uploaded are listed only if `status` asks for them; `q`
 * matches a part of the name. Throws `not_found` for a missing project.
 */
export async function list(ctx: Context, query: Query): Promise<Page<FileRecord>> {
  permit(ctx, "workspace.read");
  const { cursor, limit, projectId, q, status, assetType, contentHash } = query;
  const page = {
    scope: `${ctx.workspaceId}:files:${JSON.stringify([projectId, status, q, contentHash, assetType])}`,
    cursor,
    limit,
  };
  const after = decodeCursor(page);
  const values: unknown[] = [ctx.workspaceId, limit + 1, projectId ?? null];
  const where = ["f.workspace_id = $1", "f.session_id IS NULL"];
  const at = (value: unknown) => `$${values.push(value)}`;
  if (projectId) where.push("f.project_id = $3");
  where.push(status ? `f.status = ${at(status)}` : "f.status <> 'uploading'");
  if (assetType) where.push(`f.asset_type = ${at(assetType)}`);
  if (q) where.push(`lower(f.name) LIKE lower(${at(containing(q))})`);
  if (contentHash) where.push(`f.content_hash = ${at(contentHash)}`);
  if (after) where.push(`(f.created_at, f.id) < (${at(after.createdAt)}, ${at(after.id)})`);
  // The project row says whether the project exists even if it has no files: one round trip for both.
  const text = `
    SELECT known.there, files.* FROM (
      SELECT $3::text IS NULL OR EXISTS (SELECT 1 FROM project WHERE id = $3 AND workspace_id = $1) AS there) known
      LEFT JOIN (${readFiles()} WHERE ${where.join(" AND ")}
                  ORDER BY f.created_at DESC, f.id DESC LIMIT $2) files ON true
     ORDER BY files.created_at DESC, files.id DESC`;
  const { rows } = await pool().query<FileRow & { there: boolean }>({ text, values });
  if (!rows[0]?.there) throw notFound("Project");
  return pageOf(rows.filter((row) => row.id !== null).map(fromRow), page);
}
