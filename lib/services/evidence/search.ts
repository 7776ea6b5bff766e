import { createHash } from "node:crypto";
import type { Context } from "@/lib/core/context";
import { decodeCursor, encodeCursor, type Page } from "@/lib/core/cursor";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type EvidenceFilter, filterKey, filterValues } from "./filter";
import { type FoundRow, toFound } from "./found-row";
import { parseQuery } from "./parse-query";
import type { Found } from "./record";
import { requireScope, scopeValues } from "./scope";

type Query = EvidenceFilter & { q: string; limit: number; cursor?: string | undefined };

const SEARCH = `SELECT * FROM search_evidence(${Array.from({ length: 17 }, (_, i) => `$${i + 1}`).join(", ")})`;

/** A page of ranked hits ended at an offset, among the rows up to the newest that the first page knew. */
const scopeOf = (ctx: Context, query: Query): string => {
  const asked = createHash("sha256")
    .update(`${query.q}\n${filterKey(query)}`)
    .digest("base64url");
  return `${ctx.workspaceId}:evidence:${asked}`;
};

/**
 * What people said that matches, with the clips and claims that quote it: words in any form, "phrases", -unwanted, parts
 * of words and of names. Best first and several transcripts on the first page; at most the best 200. Of a session it is
 * the participant's words. One statement.
 */
export async function search(ctx: Context, query: Query): Promise<Page<Found>> {
  permit(ctx, "workspace.read");
  const { wanted, unwanted, parts } = parseQuery(query.q);
  const scope = scopeOf(ctx, query);
  const after = decodeCursor({ scope, cursor: query.cursor, limit: query.limit });
  const offset = after?.createdAt.getTime() ?? 0;
  const values = [
    ...[ctx.workspaceId, wanted, unwanted, parts, ...scopeValues(query)],
    ...[query.limit + 1, offset, after?.id ?? null, ...filterValues(query)],
  ];
  const { rows } = await pool().query<FoundRow>({ name: "search_evidence", text: SEARCH, values });
  if (rows.length === 0) await requireScope(ctx, query, query.tagIds);
  const items = rows.slice(0, query.limit).map((row) => toFound(row, parts));
  const more = rows.length > query.limit && rows[0];
  const position = more && { createdAt: new Date(offset + query.limit), id: more.newest ?? "0" };
  return { items, nextCursor: position ? encodeCursor(position, scope) : null };
}
