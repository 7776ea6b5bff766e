import { readTime } from "./read-time";

export type Cue = { startSeconds: number | null; endSeconds: number | null; lines: string[] };

const ARROW = "-->";
const SKIPPED_BLOCK = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

/**
 * Cues of a VTT or SRT file. As in the WebVTT parser algorithm a line with an arrow always begins a cue; the line
 * before it is its identifier. Words after an empty line stay in their cue in SRT, whose writers do that.
 */
export function* readCues(text: string, format: "vtt" | "srt"): Generator<Cue> {
  let cue: Cue | null = null;
  let held: string | null = null;
  let isSkipping = format === "vtt";
  let isAfterGap = true;
  for (const line of linesOf(text)) {
    if (line.includes(ARROW)) {
      if (cue !== null) yield cue;
      const times = readCueTimes(line);
      cue = times && { ...times, lines: [] };
      held = null;
      isSkipping = times === null;
      isAfterGap = false;
      continue;
    }
    if (held !== null) {
      // The line after the held one has no arrow: it was words, not an identifier.
      if (cue !== null) cue.lines.push(held);
      held = null;
    }
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

/** `start --> end settings`; null when it has no time before the arrow. */
function readCueTimes(line: string): Omit<Cue, "lines"> | null {
  const [before = "", after = ""] = line.split(ARROW, 2);
  const startSeconds = readTime(before.trim().slice(-24));
  const end = after.trimStart().slice(0, 40).split(/\s/, 1)[0] ?? "";
  return startSeconds === null ? null : { startSeconds, endSeconds: readTime(end) };
}

/** Lines ended by LF, CRLF or CR, without building an array of them all. */
function* linesOf(text: string): Generator<string> {
  const breaks = /\r\n|\n|\r/g;
  let from = 0;
  for (let match = breaks.exec(text); match !== null; match = breaks.exec(text)) {
    yield text.slice(from, match.index);
    from = breaks.lastIndex;
  }
  yield text.slice(from);
}
