import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import type { SegmentRecord } from "@/lib/services/files/record";
import { LINE_ID } from "../line-id";
import type { WholeTranscript } from "./whole-transcript";

const SEGMENTS = `
  t.language, t.source, (SELECT coalesce(json_agg(s), '[]') FROM (
    SELECT ${LINE_ID} AS id, index, speaker, start_seconds AS "startSeconds", end_seconds AS "endSeconds", text FROM segment
     WHERE owner_id = t.owner_id ORDER BY coalesce(position, index), index) s) AS segments`;
const OF_FILE = `
  SELECT regexp_replace(f.name, '\\.[[:alnum:]]{1,5}$', '') AS name, ${SEGMENTS}
    FROM file f LEFT JOIN transcript t ON t.owner_id = f.id
   WHERE f.workspace_id = $1 AND f.id = $2 AND f.session_id IS NULL`;
const OF_SESSION = `
  SELECT y.title || ', P' || p.number AS name, ${SEGMENTS}
    FROM study_session n JOIN study y ON y.id = n.study_id JOIN participant p ON p.id = n.participant_id
    LEFT JOIN transcript t ON t.owner_id = n.id
   WHERE n.workspace_id = $1 AND n.id = $2 AND (y.id = $3 OR y.slug = $3)`;

export type TranscriptOf = { fileId: string } | { study: string; sessionId: string };
type Row = { name: string; language: string | null; source: string | null; segments: SegmentRecord[] };

/** All lines of a file's or session's transcript (at most 20,000). Throws `not_found`. */
export async function readWhole(ctx: Context, of: TranscriptOf): Promise<WholeTranscript> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<Row>(
    "fileId" in of
      ? { name: "whole_file_transcript", text: OF_FILE, values: [ctx.workspaceId, of.fileId] }
      : { name: "whole_session_transcript", text: OF_SESSION, values: [ctx.workspaceId, of.sessionId, of.study] },
  );
  const row = rows[0];
  if (!row) throw notFound("fileId" in of ? "File" : "Session");
  const { source } = row;
  if (source === null) throw notFound("Transcript");
  return { ...row, source };
}
