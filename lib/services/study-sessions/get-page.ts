import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import type { SpeakerShare } from "@/lib/services/evidence/speaker-shares";
import type { Chapter, Signal } from "@/lib/services/insights/record";
import { lastPlaceOf, lineCursor, linesFrom } from "@/lib/services/transcripts/line-cursor";
import { LINE_ID } from "@/lib/services/transcripts/line-id";
import { fromRow, type SessionRow, SUMMARY } from "./read";
import type { SaidSegment, SessionPage } from "./record";

const ONE = `
  SELECT ${SUMMARY}, n.chapters, n.signals, t.speakers, t.segment_count,
         (SELECT coalesce(json_agg(s), '[]') FROM (
            SELECT ${LINE_ID} AS id, index, coalesce(position, index)::float8 AS place, speaker,
                   start_seconds AS "startSeconds", end_seconds AS "endSeconds", text
              FROM segment WHERE owner_id = n.id AND ${linesFrom("n.id", { after: "$3", line: "$5" })}
             ORDER BY coalesce(position, index) LIMIT $4) s) AS segments
    FROM study_session n JOIN participant p ON p.id = n.participant_id LEFT JOIN transcript t ON t.session_id = n.id
   WHERE n.workspace_id = $1 AND n.id = $2`;

type Row = SessionRow & {
  chapters: Chapter[];
  signals: Signal[];
  speakers: SpeakerShare[] | null;
  segment_count: number | null;
  segments: (Omit<SaidSegment, "role"> & { place: number })[];
};

/**
 * A session by its own id with one page of its transcript, in one round trip; without a cursor, starting just before
 * `fromLine`, and empty if there is no such line. Throws `not_found`.
 */
export async function getPage(
  ctx: Context,
  sessionId: string,
  { cursor, fromLine, limit }: { cursor?: string; fromLine?: number; limit: number },
): Promise<SessionPage> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, sessionId, lastPlaceOf(ctx, sessionId, cursor), limit + 1, cursor ? null : fromLine];
  const { rows } = await pool().query<Row>({ name: "get_session_page", text: ONE, values });
  const row = rows[0];
  if (!row) throw notFound("Session");
  const { chapters, signals } = row;
  const moderators = moderatorsOf(row.speakers ?? []);
  const segments = row.segments.slice(0, limit);
  const last = segments.at(-1);
  return {
    ...fromRow(row),
    chapters,
    signals,
    segmentCount: row.segment_count ?? 0,
    transcript: segments.map(({ place: _, ...segment }) => ({
      ...segment,
      role: moderators.has(segment.speaker) ? "moderator" : "participant",
    })),
    nextCursor: row.segments.length > limit && last ? lineCursor(ctx, sessionId, last.place) : null,
  };
}
