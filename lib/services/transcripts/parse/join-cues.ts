import type { DraftSegment } from "./parsed-transcript";

/** A longer sentence is left in several lines. */
const MOST_CHARACTERS = 400;
const MOST_SECONDS = 45;
/** After a longer pause, even half a sentence stays as it is. */
const MOST_PAUSE_SECONDS = 1.5;
/** From this share of lines that go on in small letters, the file is cut by time or length, and not by sentences. */
const OFTEN = 0.2;
const FEWEST = 3;

/** The end of a sentence, or of what isn't speech: "[laughs]". */
const ENDED = /(?:[.!?…。！？][\s"'”’»)\]]*|[\])])\s*$/u;
const TRAILING_OFF = /(?:\.\.\.|…)[\s"'”’»)\]]*$/u;
const GOES_ON = /^\s*["'“‘„(]?\p{Ll}/u;

/**
 * Meeting tools and speech services cut what one person says every few seconds, in the middle of a sentence. In a file
 * that is cut so, each cue that leaves a sentence open becomes one line with what the same speaker says next, so that a
 * quote is a whole sentence. No word is lost or changed.
 */
export function* joinCues(drafts: Iterable<DraftSegment>): Generator<DraftSegment> {
  const cues = [...drafts].filter(({ text }) => text.trim() !== "");
  if (!isCutAnywhere(cues)) {
    yield* cues;
    return;
  }
  let line: DraftSegment | null = null;
  for (const cue of cues) {
    if (line !== null && fits(line, cue) && isOpen(line, cue)) line = joined(line, cue);
    else {
      if (line !== null) yield line;
      line = cue;
    }
  }
  if (line !== null) yield line;
}

const isOpen = ({ text }: DraftSegment, next: DraftSegment): boolean =>
  TRAILING_OFF.test(text) ? GOES_ON.test(next.text) : !ENDED.test(text);

function fits(line: DraftSegment, cue: DraftSegment): boolean {
  if (line.speaker !== cue.speaker || line.text.length + cue.text.length >= MOST_CHARACTERS) return false;
  const { startSeconds, endSeconds } = line;
  if (startSeconds === null || cue.startSeconds === null || cue.startSeconds < startSeconds) return false;
  const end = cue.endSeconds ?? cue.startSeconds;
  return (
    cue.startSeconds - (endSeconds ?? cue.startSeconds) <= MOST_PAUSE_SECONDS && end - startSeconds <= MOST_SECONDS
  );
}

const joined = (line: DraftSegment, { endSeconds, text }: DraftSegment): DraftSegment => ({
  ...line,
  endSeconds,
  text: `${line.text.trimEnd()} ${text.trimStart()}`,
});

function isCutAnywhere(cues: readonly DraftSegment[]): boolean {
  let [pairs, cut] = [0, 0];
  for (const [at, cue] of cues.entries()) {
    const next = cues[at + 1];
    if (next === undefined || next.speaker !== cue.speaker) continue;
    pairs += 1;
    if (isOpen(cue, next) && GOES_ON.test(next.text)) cut += 1;
  }
  return cut >= FEWEST && cut >= pairs * OFTEN;
}
