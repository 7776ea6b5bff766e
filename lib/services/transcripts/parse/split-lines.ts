import { LIMITS } from "./limits";
import { refuse } from "./refuse";

const LINE_END = /\r\n|\n|\r|\f/;

/** Lines ended by LF, CRLF, CR or a form feed, as TXT exports have them. */
export function splitLines(text: string): string[] {
  // Counted first: too many lines would take several times the memory of their text.
  const ends = new RegExp(LINE_END, "g");
  for (let lines = 1; ends.test(text); lines++) {
    if (lines < LIMITS.lines) continue;
    throw refuse("too_many_segments", "This file has more than a million lines. Split it into several transcripts.");
  }
  return text.split(LINE_END);
}
