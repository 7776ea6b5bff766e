import { type Context, personOf } from "@/lib/core/context";
import { decodeCursor, encodeCursor, type Page } from "@/lib/core/cursor";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { SEARCH_KINDS } from "./kinds";
import type { Found } from "./record";

type Row = { type: string; id: string; title: string; snippet: string | null; path: string; updated_at: Date };

const MOST_OF_A_KIND = 200;
const COLUMNS = "found(type, id, title, snippet, path, updated_at)";

// A title that is the words comes before one that starts with them, then word starts, then the rest; newest first.
const SEARCH = `
  SELECT * FROM (${SEARCH_KINDS.map((kind) => `SELECT * FROM (${kind} LIMIT ${MOST_OF_A_KIND}) AS ${COLUMNS}`).join("\nUNION ALL\n")}) AS all_kinds
   ORDER BY CASE WHEN lower(title) = lower($4) THEN 0
                 WHEN starts_with(lower(title), lower($4)) THEN 1
                 WHEN strpos(lower(title), ' ' || lower($4)) > 0 THEN 2
                 WHEN strpos(lower(title), lower($4)) > 0 THEN 3 ELSE 4 END,
            updated_at DESC, id
   OFFSET $5 LIMIT $6`;

/** Projects, files, chats and people of the workspace by a part of their names, best first. One statement. */
export async function search(
  ctx: Context,
  { q, cursor, limit }: { q: string; cursor?: string; limit: number },
): Promise<Page<Found>> {
  permit(ctx, "workspace.read");
  const scope = `${ctx.workspaceId}:search:${q}`;
  const offset = decodeCursor({ scope, cursor, limit })?.createdAt.getTime() ?? 0;
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const values = [ctx.workspaceId, pattern, personOf(ctx), q, offset, limit + 1];
  const { rows } = await pool().query<Row>({ name: "search_workspace", text: SEARCH, values });
  const items = rows
    .slice(0, limit)
    .map(({ path, updated_at, ...row }) => ({ ...row, url: path, updatedAt: updated_at }));
  const next = { createdAt: new Date(offset + limit), id: "-" };
  return { items, nextCursor: rows.length > limit ? encodeCursor(next, scope) : null };
}
