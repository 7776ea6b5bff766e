import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import type { SpeakerShare } from "@/lib/services/evidence/speaker-shares";
import { SENT } from "./edit/hold-transcript";
import { lastPlaceOf, lineCursor } from "./line-cursor";
import { LINE_ID } from "./line-id";
import { type EditableTranscript, type TranscriptLine, UNDOABLE_KINDS, type UndoableKind } from "./record";

const TRANSCRIPT = `
  SELECT t.session_id, t.version, t.language, t.source, t.segment_count, t.speakers,
         (SELECT json_build_object('id', e.id, 'kind', e.kind) FROM transcript_edit e
           WHERE e.owner_id = t.owner_id AND e.undone_at IS NULL AND e.kind = ANY ($5)
           ORDER BY e.version DESC LIMIT 1) AS undoable,
         (SELECT coalesce(json_agg(s), '[]') FROM (
            SELECT ${LINE_ID} AS id, index, coalesce(position, index)::float8 AS place, speaker,
                   start_seconds AS "startSeconds", end_seconds AS "endSeconds", text, sentiment
              FROM segment WHERE owner_id = t.owner_id AND coalesce(position, index) > $3
             ORDER BY coalesce(position, index) LIMIT $4) s) AS lines
    FROM transcript t WHERE t.workspace_id = $1 AND t.owner_id = $2`;

type Row = {
  session_id: string | null;
  version: number;
  language: string | null;
  source: string;
  segment_count: number;
  speakers: SpeakerShare[];
  undoable: { id: string; kind: UndoableKind } | null;
  lines: (Omit<TranscriptLine, "role"> & { place: number })[];
};

/** One page of a file's or session's transcript for its editor, in one round trip. Throws `not_found`. */
export async function get(
  ctx: Context,
  ownerId: string,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<EditableTranscript> {
  permit(ctx, "workspace.read");
  const after = lastPlaceOf(ctx, ownerId, cursor);
  const values = [ctx.workspaceId, ownerId, after, limit + 1, [...UNDOABLE_KINDS]];
  const { rows } = await pool().query<Row>({ name: "get_editable_transcript", text: TRANSCRIPT, values });
  const row = rows[0];
  if (!row) throw notFound("Transcript");
  const moderators = moderatorsOf(row.speakers);
  const lines = row.lines.slice(0, limit);
  const last = lines.at(-1);
  return {
    ownerId,
    source: row.session_id === null ? "file" : "session",
    version: row.version,
    language: row.language,
    segmentCount: row.segment_count,
    notEditableBecause: row.source === "session" ? SENT : null,
    speakers: row.speakers.map(({ name, segments }) => ({ name, segments })),
    undoable: row.undoable,
    items: lines.map(({ place: _, ...line }) => ({
      ...line,
      role: moderators.has(line.speaker) ? "moderator" : "participant",
    })),
    nextCursor: row.lines.length > limit && last ? lineCursor(ctx, ownerId, last.place) : null,
  };
}
