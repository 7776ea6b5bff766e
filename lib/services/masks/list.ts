import type { Context } from "@/lib/core/context";
import { decodeCursor, encodeCursor, type Page, type Position } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type MaskKind, type MaskRecord, type MaskStatus, type MaskSummary, SPEAKER_LINE } from "./record";
import { type CountRow, countsOf } from "./summary-of";

const CONTEXT = 60;

type Wish = { status?: MaskStatus; kind?: MaskKind; cursor?: string; limit: number };
type Item = Omit<MaskRecord, "before" | "after" | "isSpeaker" | "index" | "words"> & {
  index: number;
  original: string;
  place: number;
  text: string | null;
};
type Row = { scanned_at: Date | null; counts: CountRow[]; items: Item[] };

const ITEM = `
  SELECT m.id, m.kind, m.status, m.token, m.index, m.start_offset AS "startOffset", m.end_offset AS "endOffset",
         CASE WHEN m.status <> 'masked' THEN m.original ELSE '' END AS original,
         coalesce(s.position, m.index) AS place, s.start_seconds AS "startSeconds", s.speaker, s.text
    FROM mask m LEFT JOIN segment s ON s.owner_id = m.owner_id AND s.index = m.index
   WHERE m.owner_id = t.owner_id`;

const PAGE = `
  SELECT t.scanned_at,
         coalesce((SELECT json_agg(c) FROM (SELECT m.status, m.kind, count(*)::int AS count FROM mask m
                                             WHERE m.owner_id = t.owner_id GROUP BY 1, 2) c), '[]') AS counts,
         coalesce((SELECT json_agg(i) FROM (
           SELECT * FROM (${ITEM}) i
            WHERE ($3::text IS NULL OR i.status = $3) AND ($4::text IS NULL OR i.kind = $4)
              AND ($5::text IS NULL OR (i.place, i."startOffset", i.id) > ($6::float8, $7::int, $5))
            ORDER BY i.place, i."startOffset", i.id LIMIT $8) i), '[]') AS items
    FROM transcript t WHERE t.owner_id = $2 AND t.workspace_id = $1`;

/**
 * The personal data found, in reading order and with context, but without the words of what is masked. Throws
 * `not_found` for a missing transcript.
 */
export async function list(
  ctx: Context,
  ownerId: string,
  { status, kind, cursor, limit }: Wish,
): Promise<MaskSummary & Page<MaskRecord>> {
  permit(ctx, "workspace.read");
  const scope = `${ctx.workspaceId}:masks-at:${ownerId}:${status ?? ""}:${kind ?? ""}`;
  const values = [
    ...[ctx.workspaceId, ownerId, status ?? null, kind ?? null],
    ...[...placeOf(decodeCursor({ scope, cursor, limit })), limit + 1],
  ];
  const { rows } = await pool().query<Row>({ name: "list_masks", text: PAGE, values });
  const row = rows[0];
  if (!row) throw notFound("Transcript");
  const items = row.items.slice(0, limit);
  const last = items.at(-1);
  const hasMore = row.items.length > limit && last !== undefined;
  return {
    scannedAt: row.scanned_at,
    counts: countsOf(row.counts),
    items: items.map(toRecord),
    nextCursor: hasMore ? encodeCursor(positionOf(last), scope) : null,
  };
}

/** All of its place, as its row may be gone by the next page. */
const positionOf = ({ id, place, startOffset }: Item): Position => ({
  createdAt: new Date(startOffset),
  id: `${place} ${id}`,
});

function placeOf(after: Position | undefined): [string | null, number | null, number | null] {
  if (!after) return [null, null, null];
  const [place, id = ""] = after.id.split(" ");
  return [id, Number(place), after.createdAt.getTime()];
}

const ONE = `SELECT i.* FROM transcript t, LATERAL (${ITEM} AND m.id = $3) i WHERE t.owner_id = $2 AND t.workspace_id = $1`;

/** One of them. Throws `not_found`. */
export async function read(ctx: Context, ownerId: string, maskId: string): Promise<MaskRecord> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<Item>({
    name: "read_mask",
    text: ONE,
    values: [ctx.workspaceId, ownerId, maskId],
  });
  if (!rows[0]) throw notFound("Mask");
  return toRecord(rows[0]);
}

function toRecord({ original, text, place: _, ...item }: Item): MaskRecord {
  const isSpeaker = item.index === SPEAKER_LINE;
  const line = text ?? "";
  return {
    ...item,
    isSpeaker,
    index: isSpeaker ? null : item.index,
    words: item.status === "masked" ? null : original,
    before: line.slice(Math.max(0, item.startOffset - CONTEXT), item.startOffset),
    after: line.slice(item.endOffset, item.endOffset + CONTEXT),
  };
}
