import { rm } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@/lib/core/errors";
import { hasFfmpeg, runFfmpeg, SAFE_INPUT } from "@/lib/integrations/ffmpeg/ffmpeg";
import type { ClipRecord } from "@/lib/services/clips/record";
import { extract } from "@/lib/services/media/extract";
import type { MediaFormat } from "../record";
import { cutWav } from "./cut-wav";
import { ENCODING, MOST_BYTES } from "./formats";
import { needsFfmpeg } from "./needs-ffmpeg";
import { sourceOf } from "./source-of";

const TIME_LIMIT_MS = 20 * 60_000;
const SMALLER = "scale='min(1920,iw)':'min(1080,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2";

/**
 * Writes a clip as a file of its own and returns its path: by copying if the cut is accurate and the codec common, else
 * with ffmpeg, else by copying what is there. Throws `conflict` with a sentence if none of them can.
 */
export async function cutClip(clip: ClipRecord, format: MediaFormat, folder: string): Promise<string> {
  const source = await sourceOf(clip);
  const { startSeconds, endSeconds } = clip.passage;
  const path = join(folder, `clip.${format}`);
  const wish = { startSeconds, endSeconds, picture: format === "mp4" };
  if (format === "wav" && (await cutWav(source, wish, path))) return path;
  if (format !== "wav" && (await extract(source, { ...wish, container: format, fit: "common", path }))) return path;
  await rm(path, { force: true });
  if (!(await hasFfmpeg())) {
    if (format !== "wav" && (await extract(source, { ...wish, container: format, fit: "any", path }))) return path;
    throw needsFfmpeg(format);
  }
  const region = join(folder, "region.mkv");
  const found = await extract(source, { ...wish, container: "mkv", fit: "wider", path: region });
  if (!found) throw new AppError("conflict", "A clip could not be cut from this recording.");
  const seek = ["-ss", found.offsetSeconds.toFixed(3), "-t", (endSeconds - startSeconds).toFixed(3)];
  const args = [
    ...[...SAFE_INPUT, ...seek, "-i", region, "-map", "0:v:0?", "-map", "0:a:0?", "-map_metadata", "-1"],
    ...(format === "mp4" ? ["-vf", SMALLER] : []),
    ...[...ENCODING[format], "-threads", "2", "-fs", String(MOST_BYTES), path],
  ];
  await runFfmpeg({ args, timeLimitMs: TIME_LIMIT_MS, cwd: folder });
  await rm(region, { force: true });
  return path;
}
