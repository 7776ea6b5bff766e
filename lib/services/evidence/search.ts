import { createHash } from "node:crypto";
import type { Context } from "@/lib/core/context";
import { decodeCursor, encodeCursor, type Page } from "@/lib/core/cursor";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { markParts, parseQuery } from "./parse-query";
import { readMarks } from "./read-marks";
import { type Evidence, evidenceId, evidenceUrl, type OwnerRow, originOf } from "./record";
import { requireScope, type Scope, scopeValues } from "./scope";

type Query = Scope & { q: string; limit: number; cursor?: string };
type Row = OwnerRow & {
  newest: string;
  index: number;
  speaker: string | null;
  start_seconds: number | null;
  end_seconds: number | null;
  text: string;
  marked: string | null;
};

const SEARCH = "SELECT * FROM search_segments($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";

/** A page of ranked hits ended at an offset, among the rows up to the newest that the first page knew. */
const scopeOf = (ctx: Context, query: Query): string => {
  const asked = createHash("sha256")
    .update(JSON.stringify([query.q, ...scopeValues(query)]))
    .digest("base64url");
  return `${ctx.workspaceId}:evidence:${asked}`;
};

/**
 * What people said that matches: words in any form, "phrases", -unwanted, parts of words and of names. Best first and
 * several transcripts on the first page; at most the best 200. Of a session it is the participant's words. One statement.
 */
export async function search(ctx: Context, query: Query): Promise<Page<Evidence>> {
  permit(ctx, "workspace.read");
  const { wanted, unwanted, parts } = parseQuery(query.q);
  const scope = scopeOf(ctx, query);
  const after = decodeCursor({ scope, cursor: query.cursor, limit: query.limit });
  const offset = after?.createdAt.getTime() ?? 0;
  const values = [
    ...[ctx.workspaceId, wanted, unwanted, parts, ...scopeValues(query)],
    ...[query.limit + 1, offset, after?.id ?? null],
  ];
  const { rows } = await pool().query<Row>({ name: "search_evidence", text: SEARCH, values });
  if (rows.length === 0) await requireScope(ctx, query);
  const items = rows.slice(0, query.limit).map((row) => toEvidence(row, parts));
  const more = rows.length > query.limit && rows[0];
  const position = more && { createdAt: new Date(offset + query.limit), id: more.newest };
  return { items, nextCursor: position ? encodeCursor(position, scope) : null };
}

function toEvidence(row: Row, parts: string[]): Evidence {
  const marks = row.marked === null ? [] : readMarks(row.text, row.marked);
  const origin = originOf(row);
  return {
    ...origin,
    source: row.session_id === null ? "file" : "session",
    id: evidenceId(origin, row.index),
    index: row.index,
    speaker: row.speaker,
    startSeconds: row.start_seconds,
    endSeconds: row.end_seconds,
    quote: row.text,
    marks: marks.length > 0 ? marks : markParts(row.text, parts),
    url: evidenceUrl(origin, row.index),
  };
}
