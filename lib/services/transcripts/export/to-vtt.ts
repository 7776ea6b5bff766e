import { clock, oneLine, type TimedLine, withoutBlankLines } from "./whole-transcript";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** WebVTT (W3C) with a voice tag for every speaker who has a name. */
export function* toVtt(lines: readonly TimedLine[]): Generator<string> {
  yield "WEBVTT\n";
  for (const { speaker, startSeconds, endSeconds, text } of lines) {
    const voice = speaker ? `<v ${escaped(oneLine(speaker))}>` : "";
    yield `\n${clock(startSeconds, ".")} --> ${clock(endSeconds, ".")}\n${voice}${escaped(withoutBlankLines(text))}\n`;
  }
}
