import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { viewLink } from "@/lib/integrations/storage/view-link";
import { permit } from "@/lib/services/access/permit";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import type { SpeakerShare } from "@/lib/services/evidence/speaker-shares";
import type { Chapter, Signal } from "@/lib/services/insights/record";
import { LINE_ID } from "@/lib/services/transcripts/line-id";
import { fromRow, type SessionRow, SUMMARY } from "./read";
import type { Answers, SaidSegment, SessionRecord } from "./record";

const MOST_SEGMENTS = 10_000;

const ONE = `
  SELECT ${SUMMARY}, n.chapters, n.signals, n.answers, n.excluded_at, n.excluded_reason, t.speakers,
         (SELECT coalesce(json_agg(s), '[]') FROM (
            SELECT ${LINE_ID} AS id, index, speaker, start_seconds AS "startSeconds", end_seconds AS "endSeconds", text
              FROM segment WHERE owner_id = n.id ORDER BY coalesce(position, index) LIMIT ${MOST_SEGMENTS}) s) AS segments,
         (SELECT json_build_object('name', f.name, 'key', f.storage_key, 'type', f.content_type) FROM file f
           WHERE f.session_id = n.id AND f.status = 'ready' AND f.asset_type IN ('VIDEO', 'AUDIO')) AS recording
    FROM study_session n
    JOIN study y ON y.id = n.study_id
    JOIN participant p ON p.id = n.participant_id
    LEFT JOIN transcript t ON t.session_id = n.id
   WHERE n.workspace_id = $1 AND n.id = $3 AND (y.id = $2 OR y.slug = $2)`;

type Row = SessionRow & {
  chapters: Chapter[];
  signals: Signal[];
  answers: Answers;
  excluded_at: Date | null;
  excluded_reason: string | null;
  speakers: SpeakerShare[] | null;
  segments: Omit<SaidSegment, "role">[];
  recording: { name: string; key: string; type: string } | null;
};

/** One session of a study with its whole transcript, in one round trip. Throws `not_found`. */
export async function get(ctx: Context, study: string, sessionId: string): Promise<SessionRecord> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, study, sessionId];
  const { rows } = await pool().query<Row>({ name: "get_study_session", text: ONE, values });
  const row = rows[0];
  if (!row) throw notFound("Session");
  const { chapters, signals, answers, recording } = row;
  const moderators = moderatorsOf(row.speakers ?? []);
  const transcript = row.segments.map(
    (segment): SaidSegment => ({ ...segment, role: moderators.has(segment.speaker) ? "moderator" : "participant" }),
  );
  const excluded = row.excluded_at && { at: row.excluded_at, reason: row.excluded_reason };
  return {
    ...fromRow(row),
    transcript,
    chapters,
    signals,
    answers,
    excluded,
    recordingUrl: recording && (await linkOf(recording)),
    recordingType: recording?.type ?? null,
  };
}

const linkOf = ({ key, name: fileName, type: contentType }: NonNullable<Row["recording"]>): Promise<string> =>
  viewLink({ key, fileName, contentType });
