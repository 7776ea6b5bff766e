import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runFfmpeg } from "@/lib/integrations/ffmpeg/ffmpeg";
import type { ClipRecord } from "@/lib/services/clips/record";
import { PICTURE, plainPicture, SOUND, silentSound } from "./normalize-clip";

const SECONDS = "2.5";
const TIME_LIMIT_MS = 60_000;
const LINE_CHARACTERS = 42;
const MOST_LINES = 4;

/** Lines short enough for the frame, broken between words. */
function wrap(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE_CHARACTERS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word.slice(0, LINE_CHARACTERS));
  }
  return lines.slice(0, MOST_LINES).join("\n");
}

/** The words come from a file and are used literally: nothing in them is interpreted as filter syntax. */
const draw = (file: string, look: string) =>
  `drawtext=textfile=${file}:expansion=none:font=Sans:fontcolor=${look}:x=96`;

/** A card with a clip's title, speaker and source, shown before it; null if this ffmpeg can't draw text. */
export async function titleCard({ title, passage }: ClipRecord, at: number, folder: string): Promise<string | null> {
  const name = `card-${at}.mkv`;
  await writeFile(join(folder, `title-${at}.txt`), wrap(title));
  await writeFile(
    join(folder, `by-${at}.txt`),
    wrap([passage.speaker, passage.sourceName].filter(Boolean).join(" · ")),
  );
  const words = [
    draw(`title-${at}.txt`, "0xf4f4f5:fontsize=46:line_spacing=14:y=352-text_h"),
    draw(`by-${at}.txt`, "0xa1a1aa:fontsize=28:line_spacing=10:y=392"),
  ].join(",");
  const length = ["-t", SECONDS, "-threads", "2", name];
  const args = [...plainPicture, ...silentSound, "-map", "0:v:0", "-map", "1:a:0", "-vf", words, ...PICTURE, ...SOUND];
  try {
    await runFfmpeg({ args: [...args, ...length], timeLimitMs: TIME_LIMIT_MS, cwd: folder });
    return name;
  } catch {
    return null;
  }
}
