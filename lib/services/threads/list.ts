import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { requireScope } from "@/lib/services/evidence/scope";
import { fromRow, readThreads, type ThreadRow, viewer } from "./read";
import type { ThreadRecord } from "./record";

const PAGE = `${readThreads("($3::text IS NULL OR t.project_id = $3) AND ($7::text IS NULL OR strpos(lower(t.title), lower($7)) > 0)")}
     AND ($4::timestamptz IS NULL OR (t.created_at, t.id) < ($4, $5))
   ORDER BY t.created_at DESC, t.id DESC LIMIT $6`;

/**
 * The caller's own chats and those of projects, newest first; `q` matches a part of the title. Throws `not_found` for a
 * missing project.
 */
export async function list(
  ctx: Context,
  { projectId, q, cursor, limit }: { projectId?: string; q?: string; cursor?: string; limit: number },
): Promise<Page<ThreadRecord>> {
  permit(ctx, "workspace.read");
  const page = { scope: `${viewer(ctx).join(":")}:threads:${projectId ?? ""}:${q ?? ""}`, cursor, limit };
  const after = decodeCursor(page);
  const values = [...viewer(ctx), projectId ?? null, after?.createdAt ?? null, after?.id ?? null, limit + 1, q ?? null];
  const { rows } = await pool().query<ThreadRow>({ name: "list_threads", text: PAGE, values });
  if (rows.length === 0) await requireScope(ctx, { projectId });
  return pageOf(
    rows.map((row) => fromRow(ctx, row)),
    page,
  );
}
