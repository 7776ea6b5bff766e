import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A file with 25 frames and a 440 Hz tone per second, key frames every five seconds, in the codecs of its extension.
 */
export async function film(extension: "mp4" | "webm" | "m4a" | "mp3", seconds: number): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), "earshot-film-"));
  try {
    const path = join(folder, `film.${extension}`);
    const sound = ["-f", "lavfi", "-i", `sine=f=440:d=${seconds}`];
    const picture = ["-f", "lavfi", "-i", `testsrc=s=160x120:r=25:d=${seconds}`, "-g", "125", "-pix_fmt", "yuv420p"];
    const hasPicture = extension === "mp4" || extension === "webm";
    execFileSync("ffmpeg", ["-v", "error", ...sound, ...(hasPicture ? picture : []), path]);
    return new Uint8Array(await readFile(path));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Length and kinds of tracks of a media file, according to ffprobe. */
export async function probeMedia(bytes: Uint8Array): Promise<{ seconds: number; kinds: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), "earshot-probe-"));
  try {
    const path = join(folder, "media");
    await writeFile(path, bytes);
    const fields = ["-show_entries", "format=duration:stream=codec_type", "-of", "json"];
    const found = JSON.parse(execFileSync("ffprobe", ["-v", "error", ...fields, path]).toString());
    const kinds = found.streams.map((stream: { codec_type: string }) => stream.codec_type).sort();
    return { seconds: Number(found.format.duration), kinds };
  } finally {
    await rm(folder, { recursive: true });
  }
}
