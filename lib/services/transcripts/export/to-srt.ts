import { clock, oneLine, type TimedLine, withoutBlankLines } from "./whole-transcript";

/** SubRip: numbered, with commas in the times; it knows no speakers, so their names stand before their words. */
export function* toSrt(lines: readonly TimedLine[]): Generator<string> {
  for (const [at, { speaker, startSeconds, endSeconds, text }] of lines.entries()) {
    const name = speaker ? `${oneLine(speaker)}: ` : "";
    // There is no way to escape what ends a line of times.
    const words = withoutBlankLines(text).replaceAll("-->", "-- >");
    yield `${at > 0 ? "\n" : ""}${at + 1}\n${clock(startSeconds, ",")} --> ${clock(endSeconds, ",")}\n${name}${words}\n`;
  }
}
