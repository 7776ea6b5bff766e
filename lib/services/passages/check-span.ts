import { invalid } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { type Line, linesOf } from "./lines";
import type { Owner } from "./lock-owner";
import { narrow, type Part, partsOf, spanOf, textOf } from "./narrow";
import type { PassageRecord } from "./record";
import { MOST_CHARACTERS, MOST_LINES, type Span } from "./span";
import { speakersOf } from "./speakers-of";

export type SpanOptions = {
  /** An exact part of what is said in the span; the passage is narrowed to it. */
  text?: string;
  /** For a clip: refuses spans without times. */
  needsTimes?: true;
  /** For tags, cards and notes: refuses a span in which nobody speaks, or in a session only the moderator. */
  asEvidence?: true;
};

/** Players and encoders support no shorter sound; the margin is for floating-point error. */
const LEAST_CLIP_SECONDS = 0.01 - 1e-9;

/** The content of a span, as it is to be stored. */
export type Checked = Pick<PassageRecord, "lines" | "startSeconds" | "endSeconds" | "speaker" | "text">;

/** Reads a span of a locked owner; throws `invalid`. A recording without a transcript is quoted by time alone. */
export async function checkSpan(
  tx: Transaction,
  owner: Owner,
  span: Span,
  { text, needsTimes, asEvidence }: SpanOptions,
): Promise<Checked> {
  const byTime = "startSeconds" in span;
  if (!owner.transcript && !(byTime && owner.isRecording))
    throw invalid(endsOf(span).startPath, "There is no transcript yet.");
  checkOrder(span);
  const lines = owner.transcript ? await linesOf(tx, owner.id, span) : [];
  if (byTime) await checkTimes(tx, owner, span, lines);
  else checkLines(span, lines);
  const whole = partsOf(lines, span);
  const parts = text === undefined ? whole : narrow(whole, text);
  checkSize(parts, span);
  if (asEvidence) checkEvidence(parts, span);
  const times = timesOf(parts, span, owner, text !== undefined);
  if (needsTimes && byTime && span.endSeconds - span.startSeconds < LEAST_CLIP_SECONDS)
    throw invalid("endSeconds", "A clip must be at least a hundredth of a second long.");
  if (needsTimes && !((times.endSeconds ?? 0) > (times.startSeconds ?? Number.POSITIVE_INFINITY)))
    throw invalid(endsOf(span).startPath, "This transcript has no times, so it can't be clipped.");
  return { lines: spanOf(parts), ...times, speaker: speakersOf(parts.map(({ line }) => line)), text: textOf(parts) };
}

/** A span's start and end, by the names of their fields. That of lines may end further left than it starts. */
function endsOf(span: Span) {
  if ("startSeconds" in span)
    return { startPath: "startSeconds", start: span.startSeconds, endPath: "endSeconds", end: span.endSeconds };
  if ("startOffset" in span)
    return { startPath: "startOffset", start: span.startOffset, endPath: "endOffset", end: span.endOffset };
  return { startPath: "firstIndex", start: span.firstOffset, endPath: "lastIndex", end: Number.POSITIVE_INFINITY };
}

function checkOrder(span: Span): void {
  const { startPath, start, endPath, end } = endsOf(span);
  if (!(start >= 0)) throw invalid(startPath, "The start must be 0 or later.");
  if (!(end > start)) throw invalid(endPath, "The end must be after the start.");
}

async function checkTimes(tx: Transaction, owner: Owner, span: { endSeconds: number }, lines: Line[]): Promise<void> {
  const said = owner.transcript ? (lines[0]?.lastSecond ?? (await lastSecond(tx, owner.id))) : null;
  if (said === null && !owner.isRecording)
    throw invalid("startSeconds", "This transcript has no times. Give the span as character offsets.");
  const length = Math.max(said ?? 0, owner.durationSeconds ?? 0);
  if (length === 0) throw invalid("endSeconds", "The length of this recording is not known yet.");
  if (span.endSeconds > length) throw invalid("endSeconds", `The recording ends at ${length} seconds.`);
}

async function lastSecond(tx: Transaction, ownerId: string): Promise<number | null> {
  const [row] = await tx.db.$queryRaw<{ last: number | null }[]>`
    SELECT max(greatest(start_seconds, end_seconds)) AS last FROM segment WHERE owner_id = ${ownerId}`;
  return row?.last ?? null;
}

function checkLines(span: Exclude<Span, { startSeconds: number }>, lines: readonly Line[]): void {
  const first = lines[0];
  if ("startOffset" in span) {
    if (!first || span.endOffset > first.characters)
      throw invalid("endOffset", "This is past the end of the transcript.");
    return;
  }
  if (first?.index !== span.firstIndex)
    throw invalid("firstIndex", "These lines do not exist or are not in this order.");
  if (lines.length > MOST_LINES) return;
  const last = lines.at(-1) ?? first;
  if (last.index !== span.lastIndex) throw invalid("lastIndex", "These lines do not exist or are not in this order.");
  if (!standsBetween(first.text, span.firstOffset)) throw invalid("firstOffset", "This offset is outside the line.");
  if (!standsBetween(last.text, span.lastOffset)) throw invalid("lastOffset", "This offset is outside the line.");
}

/** Whether an offset within the text doesn't split a character. */
const standsBetween = (text: string, offset: number): boolean =>
  Number.isInteger(offset) &&
  offset >= 0 &&
  offset <= text.length &&
  !/^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(Math.max(0, offset - 1), offset + 1));

function checkSize(parts: readonly Part[], span: Span): void {
  if (parts.length > MOST_LINES) throw invalid(endsOf(span).endPath, `A quote can have at most ${MOST_LINES} lines.`);
  if (textOf(parts).length > MOST_CHARACTERS)
    throw invalid(endsOf(span).endPath, `A quote can have at most ${MOST_CHARACTERS} characters.`);
  if (!("startSeconds" in span) && textOf(parts).trim() === "")
    throw invalid(endsOf(span).endPath, "There are no words in this span.");
}

function checkEvidence(parts: readonly Part[], span: Span): void {
  if (textOf(parts).trim() === "") throw invalid(endsOf(span).endPath, "Nobody says anything in this span.");
  if (!parts.some(({ line }) => line.citable))
    throw invalid(
      endsOf(span).startPath,
      "Nothing in this span can be quoted: the moderator is speaking, or the session is excluded.",
    );
}

/** Given times stay, but a narrower text has at most those of its lines; a span by words has its lines' times. */
function timesOf(parts: readonly Part[], span: Span, owner: Owner, isNarrower: boolean) {
  const first = parts[0]?.line.startSeconds ?? null;
  const last = parts.at(-1)?.line.endSeconds ?? owner.durationSeconds;
  if (!("startSeconds" in span)) return { startSeconds: first, endSeconds: first === null ? null : last };
  const { startSeconds, endSeconds } = span;
  if (!isNarrower || first === null || last === null) return { startSeconds, endSeconds };
  return { startSeconds: Math.max(startSeconds, first), endSeconds: Math.min(endSeconds, Math.max(last, first)) };
}
