import { readTime } from "./read-time";

export type Cue = { startSeconds: number | null; endSeconds: number | null; lines: string[] };

const ARROW = "-->";
const TIMED_ARROW = /\d\s*-->|-->\s*\d/;
const SKIPPED_BLOCK = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

/**
 * Cues of a VTT or SRT file. As in the WebVTT parser algorithm, a line with an arrow begins a cue, and the line before
 * it is its identifier; but "Settings --> Billing" within a cue was said. Words after an empty line stay in their cue
 * in SRT, whose writers do that.
 */
export function* readCues(text: string, format: "vtt" | "srt"): Generator<Cue> {
  let cue: Cue | null = null;
  let held: string | null = null;
  let isSkipping = format === "vtt";
  let isAfterGap = true;
  for (const line of linesOf(text)) {
    if (line.includes(ARROW) && (cue === null || TIMED_ARROW.test(line))) {
      if (cue !== null) yield cue;
      const times = readCueTimes(line);
      cue = times;
      held = null;
      isSkipping = times === null;
      isAfterGap = false;
      continue;
    }
    if (held !== null) {
      // The line after the held one has no arrow, so it was words, not an identifier.
      if (cue !== null) cue.lines.push(held);
      held = null;
    }
    // Captions that scroll begin with a line of nothing but a space.
    if (line.trim() === "" && line !== "" && cue?.lines.length === 0 && !isAfterGap) continue;
    if (line.trim() === "") {
      isSkipping = false;
      isAfterGap = true;
      continue;
    }
    if (isAfterGap && format === "vtt") {
      isSkipping = SKIPPED_BLOCK.test(line) || cue !== null;
      if (cue !== null) yield cue;
      cue = null;
    }
    isAfterGap = false;
    if (isSkipping || cue === null) continue;
    if (format === "srt" && /^\d{1,7}$/.test(line.trim())) held = line;
    else cue.lines.push(line);
  }
  if (held !== null && cue !== null) cue.lines.push(held);
  if (cue !== null) yield cue;
}

/** A cue of `start --> end settings`; null without a time before the arrow. */
function readCueTimes(line: string): Cue | null {
  const arrow = line.indexOf(ARROW);
  const startSeconds = readTime(line.slice(0, arrow).trim().slice(-24));
  const after = line.slice(arrow + ARROW.length, arrow + 60).trimStart();
  const end = /^\S*/.exec(after)?.[0] ?? "";
  return startSeconds === null ? null : { startSeconds, endSeconds: readTime(end), lines: [] };
}

/** Lines ended by LF, CRLF or CR, without building an array of them all. */
function* linesOf(text: string): Generator<string> {
  const lines = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  let from = 0;
  for (let end = lines.indexOf("\n"); end >= 0; end = lines.indexOf("\n", from)) {
    yield lines.slice(from, end);
    from = end + 1;
  }
  yield lines.slice(from);
}
