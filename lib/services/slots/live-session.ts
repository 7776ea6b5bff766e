import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import type { RecordingRecord } from "./record";

type LiveSession = {
  id: string;
  studyId: string;
  status: "in_progress" | "completed";
  recording: RecordingRecord | null;
};
type Row = Omit<LiveSession, "recording"> & {
  type: string;
  deleted: boolean;
  file_id: string | null;
  name: string;
  file_status: RecordingRecord["status"];
  transcript_status: RecordingRecord["transcriptStatus"];
  error: string | null;
  duration_seconds: number | null;
};

const ONE = `
  SELECT n.id, n.study_id AS "studyId", n.status, s.type, f.id AS file_id, f.name, f.status AS file_status,
         f.transcript_status, f.error, f.duration_seconds, p.deleted_at IS NOT NULL AS deleted
    FROM study_session n JOIN study s ON s.id = n.study_id JOIN participant p ON p.id = n.participant_id
    LEFT JOIN file f ON f.session_id = n.id
   WHERE n.workspace_id = $1 AND n.id = $2 AND (s.id = $3 OR s.slug = $3)`;

/** A session of a live interview, with its recording. Throws `conflict` for a session of a study of another type. */
export async function liveSession(
  { workspaceId }: Context,
  { studyId, sessionId }: { studyId: string; sessionId: string },
): Promise<LiveSession> {
  const values = [workspaceId, sessionId, studyId];
  const { rows } = await pool().query<Row>({ name: "live_session", text: ONE, values });
  const [row] = rows;
  if (!row) throw notFound("Session");
  if (row.type !== "live-interview")
    throw new AppError("conflict", "Only sessions of live interviews take a recording.");
  if (row.deleted) throw new AppError("conflict", "This participant had everything they said deleted.");
  const recording = row.file_id && {
    fileId: row.file_id,
    name: row.name,
    status: row.file_status,
    transcriptStatus: row.transcript_status,
    error: row.error,
    durationSeconds: row.duration_seconds,
  };
  return { id: row.id, studyId: row.studyId, status: row.status, recording: recording || null };
}
