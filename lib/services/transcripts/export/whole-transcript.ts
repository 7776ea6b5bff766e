import type { SegmentRecord } from "@/lib/services/files/record";

/** A transcript with all its lines in reading order, for making a file from it. */
export type WholeTranscript = {
  /** Name of the file, or of study and participant; without an extension. */
  name: string;
  language: string | null;
  source: string;
  segments: SegmentRecord[];
};

/** A line with both its times. */
export type TimedLine = { speaker: string | null; startSeconds: number; endSeconds: number; text: string };

const LEAST_SECONDS = 0.5;
const USUAL_SECONDS = 3;

/**
 * The lines with times for subtitles, or null if the transcript has none. Missing times are derived from neighboring
 * lines.
 */
export function timedLines(segments: readonly SegmentRecord[]): TimedLine[] | null {
  if (!segments.some(({ startSeconds }) => startSeconds !== null)) return null;
  const lines: TimedLine[] = [];
  let last = 0;
  for (const [at, { speaker, startSeconds, endSeconds, text }] of segments.entries()) {
    const start = startSeconds ?? last;
    const next = segments[at + 1]?.startSeconds ?? null;
    const known = endSeconds ?? (next !== null && next > start ? next : start + USUAL_SECONDS);
    last = Math.max(known, start + LEAST_SECONDS);
    lines.push({ speaker, text, startSeconds: start, endSeconds: last });
  }
  return lines;
}

/** "01:02:03" and this many digits of a second after `point`. */
export function clock(seconds: number, point: "." | "," | ""): string {
  const whole = point === "" ? Math.floor(seconds) * 1000 : Math.round(seconds * 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const time = `${two(Math.floor(whole / 3_600_000))}:${two(Math.floor(whole / 60_000) % 60)}:${two(Math.floor(whole / 1000) % 60)}`;
  return point === "" ? time : `${time}${point}${String(whole % 1000).padStart(3, "0")}`;
}

/** Without blank lines, which would end a subtitle. */
export const withoutBlankLines = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .filter((line) => line.trim() !== "")
    .join("\n");

export const oneLine = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, " ").trim();
