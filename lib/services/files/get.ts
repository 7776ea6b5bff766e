import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { readRows } from "@/lib/db/read-rows";
import { permit } from "@/lib/services/access/permit";
import { lastPlaceOf, lineCursor, linesFrom } from "@/lib/services/transcripts/line-cursor";
import { LINE_ID } from "@/lib/services/transcripts/line-id";
import { type FileRow, fromRow, readFiles } from "./read";
import type { DuplicateRecord, FileRecord, SegmentRecord, TranscriptRecord, TranscriptSource } from "./record";

const SEGMENTS = `, t.language AS transcript_language, t.source AS transcript_source,
  (SELECT coalesce(json_agg(s), '[]') FROM (
     SELECT ${LINE_ID} AS id, index, coalesce(position, index)::float8 AS place, speaker,
            start_seconds AS "startSeconds", end_seconds AS "endSeconds", text
       FROM segment WHERE owner_id = f.id AND ${linesFrom("f.id", { after: "$3", line: "$5" })}
      ORDER BY coalesce(position, index) LIMIT $4) s) AS segments`;
/** Other files with the same bytes, the oldest first. */
const DUPLICATES = `, f.content_hash,
  (SELECT coalesce(json_agg(d), '[]') FROM (
     SELECT same.id, same.name FROM file same
      WHERE same.workspace_id = f.workspace_id AND same.content_hash = f.content_hash AND same.id <> f.id
        AND same.session_id IS NULL ORDER BY same.created_at LIMIT 5) d) AS duplicates`;
const ONE = `${readFiles("file", SEGMENTS + DUPLICATES)} WHERE f.workspace_id = $1 AND f.id = $2 AND f.session_id IS NULL`;

type Row = FileRow & {
  transcript_language: string | null;
  transcript_source: TranscriptSource | null;
  segments: (SegmentRecord & { place: number })[];
  content_hash: string | null;
  duplicates: DuplicateRecord[];
};

export type FileWithTranscript = {
  file: FileRecord;
  transcript: TranscriptRecord | null;
  /** SHA-256 in hex, once processing has read the bytes. */
  contentHash: string | null;
  duplicates: DuplicateRecord[];
};

/**
 * A file with one page of its transcript, in one round trip; without a cursor, starting just before `fromLine`,
 * and empty if there is no such line. `segments`: the maximum number.
 */
export async function get(
  ctx: Context,
  fileId: string,
  { cursor, fromLine, segments: limit }: { cursor?: string; fromLine?: number; segments: number },
): Promise<FileWithTranscript> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, fileId, lastPlaceOf(ctx, fileId, cursor), limit + 1, cursor ? null : fromLine];
  const [row] = await readRows<Row>({ name: "get_file", text: ONE, values });
  if (!row) throw notFound("File");
  const { content_hash: contentHash, duplicates } = row;
  return { file: fromRow(row), transcript: transcriptOf(ctx, row, limit), contentHash, duplicates };
}

function transcriptOf(ctx: Context, row: Row, limit: number): TranscriptRecord | null {
  if (row.segment_count === null || !row.transcript_source) return null;
  const segments = row.segments.slice(0, limit);
  const last = segments.at(-1);
  return {
    language: row.transcript_language,
    source: row.transcript_source,
    segmentCount: row.segment_count,
    segments: segments.map(({ place: _, ...segment }) => segment),
    nextCursor: row.segments.length > limit && last ? lineCursor(ctx, row.id, last.place) : null,
  };
}
