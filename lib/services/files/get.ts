import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type FileRow, fromRow, readFiles } from "./read";
import type { FileRecord, SegmentRecord, TranscriptRecord, TranscriptSource } from "./record";
import { lastIndexOf, segmentCursor } from "./segment-cursor";

const SEGMENTS = `, t.language AS transcript_language, t.source AS transcript_source,
  (SELECT coalesce(json_agg(s), '[]') FROM (
     SELECT id::text, index, speaker, start_seconds AS "startSeconds", end_seconds AS "endSeconds", text FROM segment
      WHERE owner_id = f.id AND index > $3 ORDER BY index LIMIT $4) s) AS segments`;
const ONE = `${readFiles("file", SEGMENTS)} WHERE f.workspace_id = $1 AND f.id = $2 AND f.session_id IS NULL`;

type Row = FileRow & {
  transcript_language: string | null;
  transcript_source: TranscriptSource | null;
  segments: SegmentRecord[];
};

export type FileWithTranscript = { file: FileRecord; transcript: TranscriptRecord | null };

/** A file with one page of its transcript, in one round trip. `segments` is how many of them at most. */
export async function get(
  ctx: Context,
  fileId: string,
  { cursor, segments: limit }: { cursor?: string; segments: number },
): Promise<FileWithTranscript> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, fileId, lastIndexOf(ctx, fileId, cursor), limit + 1];
  const { rows } = await pool().query<Row>({ name: "get_file", text: ONE, values });
  const row = rows[0];
  if (!row) throw notFound("File");
  return { file: fromRow(row), transcript: transcriptOf(ctx, row, limit) };
}

function transcriptOf(ctx: Context, row: Row, limit: number): TranscriptRecord | null {
  if (row.segment_count === null || !row.transcript_source) return null;
  const segments = row.segments.slice(0, limit);
  const last = segments.at(-1);
  return {
    language: row.transcript_language,
    source: row.transcript_source,
    segmentCount: row.segment_count,
    segments,
    nextCursor: row.segments.length > limit && last ? segmentCursor(ctx, row.id, last.index) : null,
  };
}
