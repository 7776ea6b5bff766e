import { clock, oneLine, type TimedLine, withoutBlankLines } from "./whole-transcript";

/** SubRip: numbered, with commas in the times; it has no speakers, so their names precede their words. */
export function* toSrt(lines: readonly TimedLine[]): Generator<string> {
  for (const [at, { speaker, startSeconds, endSeconds, text }] of lines.entries()) {
    const name = speaker ? `${oneLine(speaker)}: ` : "";
    // An arrow can't be escaped.
    const words = withoutBlankLines(text).replaceAll("-->", "-- >");
    yield `${at > 0 ? "\n" : ""}${at + 1}\n${clock(startSeconds, ",")} --> ${clock(endSeconds, ",")}\n${name}${words}\n`;
  }
}
