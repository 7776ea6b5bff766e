import { type Context, personOf } from "@/lib/core/context";
import { decodeCursor, encodeCursor, type Page } from "@/lib/core/cursor";
import { containing } from "@/lib/db/containing";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import type { Found, FoundType } from "./record";
import { snippetOf } from "./snippet";
import { SEARCH } from "./statement";

type Query = { q: string; types?: FoundType[]; cursor?: string; limit: number };
type Row = Omit<Found, "url" | "updatedAt"> & { path: string; elsewhere: string | null; updated_at: Date };

/**
 * Everything of the workspace that has a name, by parts of its words in any order, best first; where few are called so,
 * names that are spelled alike too. One statement.
 */
export async function search(ctx: Context, { q, types, cursor, limit }: Query): Promise<Page<Found>> {
  permit(ctx, "workspace.read");
  const scope = `${ctx.workspaceId}:search:${types?.join() ?? ""}:${q}`;
  const offset = decodeCursor({ scope, cursor, limit })?.createdAt.getTime() ?? 0;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const patterns = words.map(containing);
  const values = [ctx.workspaceId, personOf(ctx), patterns, words.join(" "), types ?? null, offset, limit + 1];
  // Without a name it is planned for these words: how common they are tells which index leads to them.
  const { rows } = await pool().query<Row>({ text: SEARCH, values });
  const items = rows.slice(0, limit).map(({ type, id, title, path, updated_at, ...told }) => ({
    ...{ type, id, title, url: path, updatedAt: updated_at },
    snippet: snippetOf({ title, ...told }, words),
  }));
  const next = { createdAt: new Date(offset + limit), id: "-" };
  return { items, nextCursor: rows.length > limit ? encodeCursor(next, scope) : null };
}
