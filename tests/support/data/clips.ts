import { execFileSync } from "node:child_process";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { put } from "@/lib/integrations/storage/storage";
import { create } from "@/lib/services/clips/create";
import type { ClipRecord } from "@/lib/services/clips/record";

type Sound = {
  bytes: Uint8Array;
  seconds: number;
  contentType?: string;
  kind?: "AUDIO" | "VIDEO";
  projectId?: string;
  name?: string;
};

/** A recording that has been processed and has no transcript. */
export async function addRecording(ctx: Context, { bytes, seconds, ...more }: Sound): Promise<string> {
  const { contentType = "audio/wav", kind = "AUDIO", projectId, name = "talk.wav" } = more;
  const id = newId("file");
  const { workspaceId } = ctx;
  const storageKey = `${workspaceId}/${id}`;
  await put(storageKey, bytes, contentType);
  const row = { id, workspaceId, projectId, name, storageKey, contentType, assetType: kind, sizeBytes: bytes.length };
  const states = { status: "ready", transcriptStatus: "needed", durationSeconds: seconds };
  await db().file.create({ data: { ...row, ...states }, select: { id: true } });
  return id;
}

export const clipOf = (ctx: Context, ownerId: string, startSeconds: number, endSeconds: number): Promise<ClipRecord> =>
  create(ctx, { ownerId, span: { startSeconds, endSeconds }, title: `${startSeconds} to ${endSeconds}` });

/** A WAV of known loudness: silence, and a tone at half of full scale from `fromSecond` to `toSecond`. */
export function tone(seconds: number, fromSecond: number, toSecond: number, rate = 8_000): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(44 + seconds * rate * 2);
  bytes.write("RIFF");
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8);
  for (const [value, at] of [
    [16, 16],
    [rate, 24],
    [rate * 2, 28],
  ] as const)
    bytes.writeUInt32LE(value, at);
  for (const [value, at] of [
    [1, 20],
    [1, 22],
    [2, 32],
    [16, 34],
  ] as const)
    bytes.writeUInt16LE(value, at);
  bytes.write("data", 36);
  bytes.writeUInt32LE(bytes.length - 44, 40);
  for (let at = fromSecond * rate; at < toSecond * rate; at++)
    bytes.writeInt16LE(Math.round(16_384 * Math.sin(at / 3)), 44 + at * 2);
  return new Uint8Array(bytes);
}

/** Whether this machine has ffmpeg; prints a message if tests are skipped because it doesn't. */
export function hasFfmpegHere(): boolean {
  try {
    execFileSync("ffmpeg", ["-version"], { stdio: "ignore" });
    return true;
  } catch {
    process.stderr.write("ffmpeg is not here: what needs it is not tested.\n");
    return false;
  }
}
