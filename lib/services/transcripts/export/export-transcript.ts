import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { contentDisposition } from "@/lib/integrations/storage/content-disposition";
import { permit } from "@/lib/services/access/permit";
import { readWhole, type TranscriptOf } from "./read-whole";
import { toDocx } from "./to-docx";
import { toJson } from "./to-json";
import { toSrt } from "./to-srt";
import { toTxt } from "./to-txt";
import { toVtt } from "./to-vtt";
import { type TimedLine, timedLines, type WholeTranscript } from "./whole-transcript";

export const TRANSCRIPT_FORMATS = ["vtt", "srt", "txt", "docx", "json"] as const;
export type TranscriptFormat = (typeof TRANSCRIPT_FORMATS)[number];

const TYPES: Record<TranscriptFormat, string> = {
  vtt: "text/vtt; charset=utf-8",
  srt: "application/x-subrip; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  json: "application/json; charset=utf-8",
};

export type TranscriptFile = {
  contentType: string;
  /** RFC 6266. */
  disposition: string;
  body: Iterable<string> | Buffer;
};

/**
 * A transcript as a file, in its present state, masks included. Throws `not_found`, and `conflict` for subtitles of a
 * transcript without times.
 */
export async function exportTranscript(
  ctx: Context,
  of: TranscriptOf,
  { format, timestamps }: { format: TranscriptFormat; timestamps: boolean },
): Promise<TranscriptFile> {
  permit(ctx, "workspace.read");
  const transcript = await readWhole(ctx, of);
  const contentType = TYPES[format];
  const disposition = contentDisposition(`${transcript.name}.${format}`, contentType, false);
  return { contentType, disposition, body: await bodyOf(transcript, format, timestamps) };
}

async function bodyOf(transcript: WholeTranscript, format: TranscriptFormat, timestamps: boolean) {
  if (format === "docx") return toDocx(transcript, { timestamps });
  if (format === "txt") return toTxt(transcript.segments, { timestamps });
  if (format === "json") return toJson(transcript);
  return format === "vtt" ? toVtt(timed(transcript)) : toSrt(timed(transcript));
}

function timed({ segments }: WholeTranscript): TimedLine[] {
  const lines = timedLines(segments);
  if (lines) return lines;
  throw new AppError("conflict", "This transcript has no times, so it can't be made into subtitles.");
}
