import { isIdOf } from "@/lib/core/id-prefix";
import type { PassageRecord, PassageState } from "./record";

/** A passage as stored, in JSON or in a row. */
export type PassageRow = {
  id: string;
  owner_id: string;
  file_id: string | null;
  session_id: string | null;
  study_id: string | null;
  source_name: string;
  first_index: number | null;
  first_offset: number | null;
  last_index: number | null;
  last_offset: number | null;
  start_seconds: number | null;
  end_seconds: number | null;
  speaker: string | null;
  text: string;
  state: PassageState;
};

/**
 * A passage of the given alias as one JSON value (`PassageRow`), for any statement that reads what quotes it:
 * `SELECT a.id, ${passageJson("p")} AS passage FROM tag_application a JOIN passage p ON p.id = a.passage_id`.
 */
export const passageJson = (alias: string): string => {
  const fields = [
    "id",
    "owner_id",
    "file_id",
    "session_id",
    "source_name",
    "first_index",
    "first_offset",
    "last_index",
  ];
  fields.push("last_offset", "start_seconds", "end_seconds", "speaker", "text", "state");
  const pairs = fields.map((field) => `'${field}', ${alias}.${field}`).join(", ");
  return `json_build_object(${pairs}, 'study_id', (SELECT n.study_id FROM study_session n WHERE n.id = ${alias}.session_id))`;
};

export function toPassage(row: PassageRow): PassageRecord {
  const { first_index, first_offset, last_index, last_offset } = row;
  const hasLines = first_index !== null && first_offset !== null && last_index !== null && last_offset !== null;
  return {
    id: row.id,
    source: isIdOf("session", row.owner_id) ? "session" : "file",
    ownerId: row.owner_id,
    fileId: row.file_id,
    studyId: row.study_id,
    sessionId: row.session_id,
    sourceName: row.source_name,
    speaker: row.speaker,
    startSeconds: row.start_seconds,
    endSeconds: row.end_seconds,
    lines: hasLines
      ? { firstIndex: first_index, firstOffset: first_offset, lastIndex: last_index, lastOffset: last_offset }
      : null,
    text: row.text,
    state: row.state,
  };
}
