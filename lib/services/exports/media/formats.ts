import type { MediaFormat } from "../record";

export const CONTENT_TYPES = {
  mp4: "video/mp4",
  m4a: "audio/mp4",
  mp3: "audio/mpeg",
  wav: "audio/wav",
} as const satisfies Record<MediaFormat, string>;

const SOUND = ["-ac", "2", "-ar", "48000"];
/** How ffmpeg writes each format: playable everywhere, without the source's own metadata. */
export const ENCODING: Record<MediaFormat, readonly string[]> = {
  mp4: [
    ...["-c:v", "libx264", "-preset", "veryfast", "-crf", "21", "-pix_fmt", "yuv420p"],
    ...["-c:a", "aac", "-b:a", "160k", ...SOUND, "-movflags", "+faststart"],
  ],
  m4a: ["-vn", "-c:a", "aac", "-b:a", "160k", ...SOUND, "-movflags", "+faststart"],
  mp3: ["-vn", "-c:a", "libmp3lame", "-q:a", "3", ...SOUND],
  wav: ["-vn", "-c:a", "pcm_s16le", ...SOUND],
};

/** The largest file that we make, whatever the source holds. */
export const MOST_BYTES = 2 * 1024 ** 3;
