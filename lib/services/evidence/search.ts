import { createHash } from "node:crypto";
import type { Context } from "@/lib/core/context";
import { decodeCursor, encodeCursor, type Page } from "@/lib/core/cursor";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type EvidenceFilter, filterKey, filterValues } from "./filter";
import { type FoundRow, toFound } from "./found-row";
import { asksAbout, joinMeant, MOST_LINES, type SmallDocument } from "./hybrid";
import { linesAround } from "./lines-around";
import { parseQuery } from "./parse-query";
import type { Found } from "./record";
import { requireScope, scopeValues } from "./scope";

type Query = EvidenceFilter & { q: string; limit: number; cursor?: string | undefined };

const MOST_PAGED = 200;
const found = (limit: string, offset: string) =>
  `search_evidence($1, $2, $3, $4, $5, $6, $7, $8, ${limit}, ${offset}, $11, $12, $13, $14, $15, $16, $17)`;
/** The source's name. Looked up row by row: a join would be planned for a thousand rows. */
const nameOf = (studyId: string, fileId: string) =>
  `coalesce((SELECT title FROM study WHERE id = ${studyId}), (SELECT name FROM file WHERE id = ${fileId}))`;
const isFlagged = (sessionId: string) =>
  `EXISTS (SELECT 1 FROM study_session WHERE id = ${sessionId} AND quality_rating = 'flagged')`;
const OWNER = "coalesce(f.session_id, f.file_id)";
// As json, not jsonb: of each hit's surroundings, text would be taken apart and joined again.
const hitsOf = (rows: string) => `SELECT json_agg(h ORDER BY h.ordinality) FROM (
    SELECT f.*, ${nameOf("f.study_id", "f.file_id")} AS source_name, ${isFlagged("f.session_id")} AS flagged,
           CASE WHEN f.source = 'claim' THEN (SELECT text FROM claim WHERE id = f.id) END AS claim,
           CASE WHEN f.source IN ('session', 'file') THEN ${linesAround(OWNER, "f.index")} END AS around
      FROM ${rows} WITH ORDINALITY f) h`;
const WORDS = `SELECT (${hitsOf(found("$9", "$10"))}) AS hits, NULL AS small, NULL AS names, NULL AS flagged`;
// In a small scope, everything found by words is ranked together with what is found by meaning, for each page again.
const MEANING = `
  WITH small AS MATERIALIZED (
    SELECT json_agg(d) AS documents, json_object_agg(d.owner_id, ${nameOf("d.study_id", "d.owner_id")}) AS names,
           json_agg(d.owner_id) FILTER (WHERE ${isFlagged("d.session_id")}) AS flagged
      FROM small_scope($1, $5, $6, $7, $8,
      (SELECT array_agg(s) FROM unnest($12::text[]) s WHERE s IN ('file', 'session')), $16, $17, ${MOST_LINES}) d
  )
  SELECT (${hitsOf(
    found(
      `CASE WHEN small.documents IS NULL THEN $9 ELSE ${MOST_PAGED} END`,
      "CASE WHEN small.documents IS NULL THEN $10 ELSE 0 END",
    ),
  )}) AS hits, small.documents AS small, small.names, small.flagged FROM small`;
type Answer = {
  hits: FoundRow[] | null;
  small: SmallDocument[] | null;
  names: Record<string, string> | null;
  flagged: string[] | null;
};

/**
 * The cursor's scope. A page of ranked hits ends at an offset, among the rows up to the newest that the first page
 * knew.
 */
const scopeOf = (ctx: Context, query: Query): string => {
  const asked = createHash("sha256")
    .update(`${query.q}\n${filterKey(query)}`)
    .digest("base64url");
  return `${ctx.workspaceId}:evidence:${asked}`;
};

/**
 * What people said that matches, with the clips and claims that quote it: words in any form, "phrases", -unwanted,
 * parts of words and names, and in a small scope other words for the same. Best first, with several transcripts on the
 * first page; at most the best 200. Of a session only the participant's words. What somebody asked to keep private is
 * found and marked. One statement.
 */
export async function search(ctx: Context, query: Query): Promise<Page<Found>> {
  permit(ctx, "workspace.read");
  const asked = parseQuery(query.q);
  const { wanted, unwanted, parts } = asked;
  const scope = scopeOf(ctx, query);
  const after = decodeCursor({ scope, cursor: query.cursor, limit: query.limit });
  const offset = after?.createdAt.getTime() ?? 0;
  const values = [
    ...[ctx.workspaceId, wanted, unwanted, parts, ...scopeValues(query)],
    ...[query.limit + 1, offset, after?.id ?? null, ...filterValues(query)],
  ];
  const statement = asksAbout(query.q, asked, query)
    ? { name: "search_meaning", text: MEANING }
    : { name: "search_evidence", text: WORDS };
  const { rows } = await pool().query<Answer>({ ...statement, values });
  const { small, names, flagged } = rows[0] ?? {};
  const hits = rows[0]?.hits ?? [];
  if (hits.length === 0) await requireScope(ctx, query, query.tagIds);
  const said = hits.map((row) => toFound(row, parts));
  const newest = Number(hits[0]?.newest ?? after?.id ?? Number.MAX_SAFE_INTEGER);
  const page = small
    ? (await joinMeant(ctx, query.q, said, { small, names: names ?? {}, flagged: flagged ?? [] }, newest)).slice(
        offset,
        offset + query.limit + 1,
      )
    : said;
  const position = page.length > query.limit && { createdAt: new Date(offset + query.limit), id: String(newest) };
  return {
    items: page.slice(0, query.limit),
    nextCursor: position ? encodeCursor(position, scope) : null,
  };
}
