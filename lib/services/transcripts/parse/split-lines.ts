import { LIMITS } from "./limits";
import { refuse } from "./refuse";

/** Lines ended by LF, CRLF, CR or a form feed, as TXT exports have them. */
export function splitLines(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r|\f/, LIMITS.lines + 1);
  if (lines.length <= LIMITS.lines) return lines;
  throw refuse("too_many_segments", "This file has more than a million lines; split it into several transcripts.");
}
