import type { Context } from "@/lib/core/context";
import { isIdOf } from "@/lib/core/id-prefix";
import { newId } from "@/lib/core/ids";
import type { Transaction } from "@/lib/db/transaction";
import { labelOf } from "@/lib/services/participants/record";
import { lockOwners } from "./lock-owners";

/** A part of one line: `line.text.slice(firstOffset, lastOffset)` must equal `quote` (UTF-16 units). */
export type LineQuote = { ownerId: string; index: number; firstOffset: number; lastOffset: number; quote: string };

type Asked = Omit<LineQuote, "quote"> & { place: number };

/** The text at a quote's place, and the existing passage with the same text. */
type Row = {
  place: number;
  name: string | null;
  number: number | null;
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  text: string;
  passageId: string | null;
};

/**
 * The passages of many quotes, found or created, in the order of the quotes; null if the transcript doesn't say so, no
 * longer says so, or can't be quoted. Locks the owners until the transaction ends.
 */
export async function quoteLines(
  tx: Transaction,
  ctx: Context,
  quotes: readonly LineQuote[],
): Promise<(string | null)[]> {
  await lockOwners(tx, ctx, [...new Set(quotes.map(({ ownerId }) => ownerId))]);
  const asked = quotes.map(({ ownerId, index, firstOffset, lastOffset }, place) => ({
    ownerId,
    index,
    firstOffset,
    lastOffset,
    place,
  }));
  const found = new Map((await linesOf(tx, ctx, asked)).map((row) => [row.place, row]));
  const made = new Map<string, NewPassage>();
  const ids = quotes.map((quote, place): string | null => {
    const row = found.get(place);
    const { ownerId, index, firstOffset, lastOffset } = quote;
    if (!row || quote.quote === "" || row.text.slice(firstOffset, lastOffset) !== quote.quote) return null;
    if (row.passageId) return row.passageId;
    const key = [ownerId, index, firstOffset, lastOffset].join(" ");
    const passage = made.get(key) ?? newPassage(quote, row);
    made.set(key, passage);
    return passage.id;
  });
  await insertPassages(tx, ctx, [...made.values()]);
  return ids;
}

/** As one value: thousands of rows take the client longer to take in than the database to find. */
async function linesOf(tx: Transaction, { workspaceId }: Context, asked: readonly Asked[]): Promise<Row[]> {
  const [found] = await tx.db.$queryRaw<{ rows: Row[] }[]>`
    WITH asked AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(asked)}::json)
        AS q(place int, "ownerId" text, index int, "firstOffset" int, "lastOffset" int)
    ), line AS (
      SELECT s.owner_id, s.index, s.speaker, s.start_seconds, s.text, s.citable,
             coalesce(s.end_seconds, (
               SELECT x.start_seconds FROM segment x
                WHERE x.owner_id = s.owner_id AND coalesce(x.position, x.index) > coalesce(s.position, s.index)
                ORDER BY coalesce(x.position, x.index) LIMIT 1)) AS end_seconds
        FROM (SELECT DISTINCT "ownerId", index FROM asked) q
        JOIN segment s ON s.owner_id = q."ownerId" AND s.index = q.index AND s.workspace_id = ${workspaceId}
    ), timed AS (
      SELECT q.*, l.speaker, l.text, l.start_seconds, f.name, p.number,
             CASE WHEN l.start_seconds IS NOT NULL
                  THEN coalesce(l.end_seconds, f.duration_seconds, n.duration_seconds) END AS end_seconds
        FROM asked q JOIN line l ON l.owner_id = q."ownerId" AND l.index = q.index AND l.citable
        LEFT JOIN file f ON f.id = q."ownerId"
        LEFT JOIN study_session n ON n.id = q."ownerId"
        LEFT JOIN participant p ON p.id = n.participant_id
    ), found AS (
      SELECT t.place, t.name, t.number, t.speaker, t.start_seconds AS "startSeconds", t.end_seconds AS "endSeconds", t.text,
             (SELECT p.id FROM passage p
               WHERE p.owner_id = t."ownerId" AND p.workspace_id = ${workspaceId} AND p.state = 'verbatim'
                 AND p.first_index = t.index AND p.last_index = t.index
                 AND p.first_offset = t."firstOffset" AND p.last_offset = t."lastOffset"
                 AND p.start_seconds IS NOT DISTINCT FROM t.start_seconds
                 AND p.end_seconds IS NOT DISTINCT FROM t.end_seconds
                 AND NOT EXISTS (SELECT 1 FROM clip c WHERE c.passage_id = p.id)
               ORDER BY p.created_at, p.id LIMIT 1 FOR KEY SHARE OF p) AS "passageId"
        FROM timed t
    )
    SELECT coalesce(json_agg(row_to_json(f)), '[]') AS rows FROM found f`;
  return found?.rows ?? [];
}

type NewPassage = ReturnType<typeof newPassage>;

function newPassage({ ownerId, index, firstOffset, lastOffset, quote: text }: LineQuote, row: Row) {
  const isSession = isIdOf("session", ownerId);
  return {
    id: newId("passage"),
    ownerId,
    fileId: isSession ? null : ownerId,
    sessionId: isSession ? ownerId : null,
    sourceName: row.name ?? labelOf(row.number ?? 0),
    speaker: row.speaker,
    text,
    firstIndex: index,
    firstOffset,
    lastIndex: index,
    lastOffset,
    startSeconds: row.startSeconds,
    endSeconds: row.endSeconds,
  };
}

/**
 * One statement for any number: a list of values would be split into several. `search` as the trigger of other passages
 * computes it, which takes twice as long.
 */
async function insertPassages(tx: Transaction, { workspaceId }: Context, passages: NewPassage[]): Promise<void> {
  if (passages.length === 0) return;
  await tx.db.$executeRaw`
    INSERT INTO passage (id, workspace_id, owner_id, file_id, session_id, source_name, speaker, text, first_index,
           first_offset, last_index, last_offset, start_seconds, end_seconds, search)
    SELECT g.id, ${workspaceId}, g."ownerId", g."fileId", g."sessionId", g."sourceName", g.speaker, g.text,
           g."firstIndex", g."firstOffset", g."lastIndex", g."lastOffset", g."startSeconds", g."endSeconds",
           search_words(coalesce(t.search_config, 'simple')::regconfig, g.text)
      FROM json_to_recordset(${JSON.stringify(passages)}::json) AS g(id text, "ownerId" text, "fileId" text,
           "sessionId" text, "sourceName" text, speaker text, text text, "firstIndex" int, "firstOffset" int,
           "lastIndex" int, "lastOffset" int, "startSeconds" float8, "endSeconds" float8)
      LEFT JOIN transcript t ON t.owner_id = g."ownerId"`;
}
