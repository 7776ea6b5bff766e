import { MOST_EXPORT_SECONDS } from "@/lib/core/limits/export-limits";
import { timecode } from "@/lib/core/time/timecode";

/** Why a clip or a reel of this length can't become a file; null if it can. */
export const whyTooLong = (what: string, seconds: number): string | null =>
  seconds > MOST_EXPORT_SECONDS
    ? `Video and audio can be at most an hour long, and this ${what} takes ${timecode(Math.ceil(seconds))}.`
    : null;

export const withoutFfmpeg = (what: string): string =>
  `This server can’t make ${what}, because ffmpeg isn’t installed on it.`;
