import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runFfmpeg } from "@/lib/integrations/ffmpeg/ffmpeg";
import type { ClipRecord } from "@/lib/services/clips/record";
import type { MediaFormat } from "../record";
import { ENCODING, MOST_BYTES } from "./formats";
import { normalizeClip } from "./normalize-clip";
import { titleCard } from "./title-card";

const TIME_LIMIT_MS = 20 * 60_000;

type Wish = { clips: readonly ClipRecord[]; format: MediaFormat; titleCards: boolean };

/** Joins clips into one file and returns its path. */
export async function joinClips({ clips, format, titleCards }: Wish, folder: string): Promise<string> {
  const picture = format === "mp4";
  const parts: string[] = [];
  for (const [at, clip] of clips.entries()) {
    const card = picture && titleCards ? await titleCard(clip, at, folder) : null;
    if (card) parts.push(card);
    parts.push(await normalizeClip(clip, at, picture, folder));
  }
  // Our own file names, so nothing in the list needs quoting.
  await writeFile(join(folder, "parts.txt"), parts.map((name) => `file ${name}\n`).join(""));
  const list = ["-protocol_whitelist", "file", "-format_whitelist", "concat,matroska,webm,wav"];
  const encoding = picture
    ? ["-c:v", "copy", "-c:a", "aac", "-b:a", "160k", "-movflags", "+faststart"]
    : ENCODING[format];
  const name = `reel.${format}`;
  const args = [...list, "-f", "concat", "-safe", "1", "-i", "parts.txt", ...encoding];
  await runFfmpeg({ args: [...args, "-fs", String(MOST_BYTES), name], timeLimitMs: TIME_LIMIT_MS, cwd: folder });
  for (const part of parts) await rm(join(folder, part), { force: true });
  return join(folder, name);
}
