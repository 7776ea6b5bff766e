import type { SegmentRecord } from "@/lib/services/files/record";
import { clock, oneLine, withoutBlankLines } from "./whole-transcript";

/** One paragraph per line: "[00:01:02] Ana: …". */
export function* toTxt(segments: readonly SegmentRecord[], { timestamps }: { timestamps: boolean }): Generator<string> {
  for (const [at, line] of segments.entries()) yield `${at > 0 ? "\n" : ""}${head(line, timestamps)}${words(line)}\n`;
}

const head = ({ speaker, startSeconds }: SegmentRecord, timestamps: boolean): string => {
  const time = timestamps && startSeconds !== null ? `[${clock(startSeconds, "")}] ` : "";
  return `${time}${speaker ? `${oneLine(speaker)}: ` : ""}`;
};
const words = ({ text }: SegmentRecord): string => withoutBlankLines(text);
