import { plainLetters } from "@/lib/core/text/plain-letters";
import { type Around, isPrivateAmong } from "./lines-around";
import { markParts } from "./parse-query";
import { readMarks } from "./read-marks";
import { type EvidenceSource, evidenceUrl, type Found, type Mark, type Origin } from "./record";

/** A row of `search_evidence`. A clip or claim is represented by a passage that shows it; a deleted source is null. */
export type FoundRow = {
  source: EvidenceSource;
  id: string;
  study_id: string | null;
  session_id: string | null;
  file_id: string | null;
  source_name: string | null;
  index: number | null;
  speaker: string | null;
  start_seconds: number | null;
  end_seconds: number | null;
  text: string;
  claim: string | null;
  flagged: boolean;
  /** Of a line. */
  around: Around | null;
  marked: string | null;
  newest: number | null;
};

export function toFound(row: FoundRow, parts: readonly string[]): Found {
  return {
    source: row.source,
    id: row.id,
    fileId: row.file_id,
    sourceName: row.source_name,
    studyId: row.study_id,
    sessionId: row.session_id,
    speaker: row.speaker,
    startSeconds: row.start_seconds,
    endSeconds: row.end_seconds,
    quote: row.text,
    claim: row.claim,
    flagged: row.flagged,
    private: row.index !== null && isPrivateAmong(row.around, row.index),
    marks: marksOf(row.text, row.marked, parts),
    url: urlOf(row),
  };
}

/**
 * Highlights whole words as the database marked them, and parts of words where it marked none. A word found by its
 * plain letters ("cafe" for "Café") is highlighted too, although the database doesn't mark it.
 */
function marksOf(text: string, marked: string | null, parts: readonly string[]): Mark[] {
  const whole = marked === null ? [] : readMarks(text, marked);
  const loose = markParts(text, parts);
  if (whole.length === 0) return loose;
  const folded = loose.filter(({ start, end }) => {
    const letters = text.slice(start, end).toLowerCase();
    return plainLetters(letters) !== letters && !whole.some((mark) => mark.start < end && start < mark.end);
  });
  return folded.length === 0 ? whole : [...whole, ...folded].sort((a, b) => a.start - b.start);
}

function urlOf({ source, id, study_id, session_id, file_id, index }: FoundRow): string {
  if (source === "clip") return `/library/clips/${id}`;
  if (source === "claim") return `/studies/${study_id}/readout#${id}`;
  const origin: Origin =
    study_id !== null && session_id !== null ? { studyId: study_id, sessionId: session_id } : { fileId: file_id ?? "" };
  return evidenceUrl(origin, index ?? 0);
}
