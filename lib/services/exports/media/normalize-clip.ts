import { rm } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@/lib/core/errors";
import { runFfmpeg, SAFE_INPUT } from "@/lib/integrations/ffmpeg/ffmpeg";
import type { ClipRecord } from "@/lib/services/clips/record";
import { extract } from "@/lib/services/media/extract";
import { MOST_BYTES } from "./formats";
import { sourceOf } from "./source-of";

const TIME_LIMIT_MS = 20 * 60_000;
const CARD_COLOR = "0x16181d";
const FRAME = "1280x720";
const FRAMES_PER_SECOND = 30;
/** EBU R 128 loudness for speech on the web, so that volume doesn't jump between clips. */
const LOUDNESS = "loudnorm=I=-16:TP=-1.5:LRA=11,aresample=48000";
const FIT =
  `scale=1280:720:force_original_aspect_ratio=decrease,pad=1280:720:(ow-iw)/2:(oh-ih)/2:color=${CARD_COLOR},` +
  `fps=${FRAMES_PER_SECOND},setsar=1`;
export const PICTURE = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "21", "-pix_fmt", "yuv420p"];
export const SOUND = ["-c:a", "pcm_s16le", "-ac", "2", "-ar", "48000"];
export const plainPicture = ["-f", "lavfi", "-i", `color=c=${CARD_COLOR}:s=${FRAME}:r=${FRAMES_PER_SECOND}`];
export const silentSound = ["-f", "lavfi", "-i", "anullsrc=r=48000:cl=stereo"];

/** Converts a clip to the reel's common size, rate and loudness. Returns the file's name in the folder. */
export async function normalizeClip(clip: ClipRecord, at: number, picture: boolean, folder: string): Promise<string> {
  const source = await sourceOf(clip);
  const { startSeconds, endSeconds } = clip.passage;
  const withPicture = picture && clip.played?.kind === "VIDEO";
  const region = join(folder, `region-${at}.mkv`);
  const wish = {
    startSeconds,
    endSeconds,
    picture: withPicture,
    container: "mkv",
    fit: "wider",
    path: region,
  } as const;
  const found = await extract(source, wish);
  if (!found) throw new AppError("conflict", `A clip could not be cut from the recording of “${clip.title}”.`);
  const name = `part-${at}.${picture ? "mkv" : "wav"}`;
  const seconds = (endSeconds - startSeconds).toFixed(3);
  const args = [
    ...[...SAFE_INPUT, "-ss", found.offsetSeconds.toFixed(3), "-t", seconds, "-i", region],
    ...(found.hasSound ? [] : silentSound),
    ...(picture && !found.hasPicture ? plainPicture : []),
    ...(picture ? ["-map", found.hasPicture ? "0:v:0" : found.hasSound ? "1:v:0" : "2:v:0", "-vf", FIT] : ["-vn"]),
    ...["-map", found.hasSound ? "0:a:0" : "1:a:0", "-af", `${LOUDNESS},apad`, "-map_metadata", "-1"],
    ...[...(picture ? PICTURE : []), ...SOUND, "-t", seconds, "-threads", "2", "-fs", String(MOST_BYTES), name],
  ];
  await runFfmpeg({ args, timeLimitMs: TIME_LIMIT_MS, cwd: folder });
  await rm(region, { force: true });
  return name;
}
