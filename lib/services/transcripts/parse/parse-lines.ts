import { believedHeads } from "./believed-heads";
import { joinNamesToWords } from "./join-names-to-words";
import { type LineHead, readLineHead } from "./line-head";
import type { DraftSegment } from "./parsed-transcript";
import type { SegmentCollector } from "./segment-collector";
import { nameStrength } from "./speaker-name";

const PREAMBLE_CHARACTERS = 600;
const PREAMBLE_SPEAKER =
  /^(?:date|time|duration|length|location|title|subject|project|study|file|recording|recorded|language|transcript|attendees|participants|present)\b/i;

/** What Google Meet writes below a transcript; nobody said it. */
const NOTICE =
  /^(?:(?:meeting|transcription) ended after \d[\d:]*\b.{0,8}|this editable transcript was computer generated\b.*)$/iu;

/** The rules for TXT, and for DOCX and PDF once they are lines: turns if there are any, else paragraphs. */
export function parseLines(lines: readonly string[], collector: SegmentCollector): void {
  const times = joinNamesToTimes(lines.map((line) => line.trim()).filter((line) => !NOTICE.test(line)));
  // Names on lines of their own are looked for only where nothing else says who speaks.
  const joined = times.some((line) => readLineHead(line)?.speaker) ? times : joinNamesToWords(times);
  const written = joined.filter((line) => line !== "");
  const begun = joined.filter((line, at) => line !== "" && (joined[at - 1] ?? "") === "").length;
  const heads = believedHeads(written, begun > 1 ? begun : written.length);
  const drafts = heads.some((head) => head !== null) ? turns(written, heads) : paragraphs(joined, begun > 1);
  for (const draft of sinceTheStart([...drafts])) collector.add(draft);
}

const HOUR = 3600;

/** Zoom writes the time of day, `10:02:14`: nobody begins to speak hours after the start. */
function sinceTheStart(drafts: DraftSegment[]): DraftSegment[] {
  const starts = drafts.flatMap(({ startSeconds }) => startSeconds ?? []);
  const first = starts[0] ?? 0;
  if (first < HOUR || starts.some((start) => start < first)) return drafts;
  const shifted = (seconds: number | null) => (seconds === null ? null : seconds - first);
  return drafts.map((draft) => ({
    ...draft,
    startSeconds: shifted(draft.startSeconds),
    endSeconds: shifted(draft.endSeconds),
  }));
}

/** Some tools put name and time on two lines: `Priya Raman` above `0:12`. */
function joinNamesToTimes(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const name = joined.at(-1) ?? "";
    const isAfterGap = (joined.at(-2) ?? "") === "";
    const head = isAfterGap && line.length <= 32 && nameStrength(name) === "strong" ? readLineHead(line) : null;
    const isTimeOnly = head?.style === "time" && head.text === "";
    if (isTimeOnly && readLineHead(name) === null) joined.splice(-1, 1, `${name} ${line}`);
    else joined.push(line);
  }
  return joined;
}

function* turns(lines: readonly string[], heads: readonly (LineHead | null)[]): Generator<DraftSegment> {
  const first = firstTurn(lines, heads);
  let turn: DraftSegment = { speaker: null, startSeconds: null, endSeconds: null, text: "" };
  let words: string[] = [];
  for (let at = first; at < lines.length; at++) {
    const head = heads[at];
    if (!head) {
      words.push(lines[at] ?? "");
      continue;
    }
    const isOpenTime = words.length === 0 && turn.startSeconds !== null && turn.speaker === null;
    if (words.length > 0) yield { ...turn, text: words.join("\n") };
    const { style, startSeconds, endSeconds } = head;
    // A time on its own line belongs to the turn below it, a line with a time and no name to whoever is speaking.
    const times = style === "name" && isOpenTime ? turn : { startSeconds, endSeconds };
    const speaker = head.speaker ?? (head.text === "" ? null : turn.speaker);
    turn = { speaker, startSeconds: times.startSeconds, endSeconds: times.endSeconds, text: "" };
    words = head.text === "" ? [] : [head.text];
  }
  yield { ...turn, text: words.join("\n") };
}

/** Titles, dates and lists of people above the first turn weren't said; a long beginning without a head was. */
function firstTurn(lines: readonly string[], heads: readonly (LineHead | null)[]): number {
  const isTurn = (head: LineHead | null) =>
    head !== null && !(head.style === "name" && PREAMBLE_SPEAKER.test(head.speaker ?? ""));
  const first = Math.max(0, heads.findIndex(isTurn));
  const characters = lines.slice(0, first).reduce((sum, line) => sum + line.length, 0);
  return characters <= PREAMBLE_CHARACTERS ? first : 0;
}

/** Paragraphs are separated by empty lines; in a file without any, each line is one. */
function* paragraphs(lines: readonly string[], hasGaps: boolean): Generator<DraftSegment> {
  const none = { speaker: null, startSeconds: null, endSeconds: null };
  let words: string[] = [];
  for (const line of lines) {
    if (line !== "") words.push(line);
    if (hasGaps && line !== "") continue;
    yield { ...none, text: words.join("\n") };
    words = [];
  }
  yield { ...none, text: words.join("\n") };
}
