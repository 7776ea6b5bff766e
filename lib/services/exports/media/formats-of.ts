import { MOST_EXPORT_SECONDS } from "@/lib/core/limits/export-limits";
import { hasFfmpeg } from "@/lib/integrations/ffmpeg/ffmpeg";
import type { ClipRecord } from "@/lib/services/clips/record";
import { MEDIA_FORMATS, type MediaFormat } from "../record";

/** What a recording must be to become a format by copying: MP4 and M4A take every codec but a WAV's. */
const COPIED: Record<MediaFormat, RegExp> = {
  mp4: /^video\//,
  m4a: /^(?!audio\/(x-)?wave?$)/,
  mp3: /^audio\/(mpeg|mp3)$/,
  wav: /^audio\/(x-)?wave?$/,
};

/**
 * What a clip can be exported as here: nothing without a recording or beyond an hour, and without ffmpeg only what
 * needs no encoding. A video's MP4 may still be refused there, if no whole picture is near the clip's start.
 */
export async function formatsOf({ played, passage }: Pick<ClipRecord, "played" | "passage">): Promise<MediaFormat[]> {
  if (!played || passage.endSeconds - passage.startSeconds > MOST_EXPORT_SECONDS) return [];
  const canEncode = await hasFfmpeg();
  const formats = MEDIA_FORMATS.filter((format) => format !== "mp4" || played.kind === "VIDEO");
  return canEncode ? formats : formats.filter((format) => COPIED[format].test(played.type));
}
