import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { open } from "@/lib/integrations/storage/storage";
import type { MediaObject } from "@/lib/services/media/messages";
import { wavLayout } from "@/lib/services/media/wav-layout";

const HEAD_BYTES = 64 * 1024;

/**
 * Cuts a stretch of a WAV, exact to the sample, by copying bytes. False if it isn't a WAV. A header without a length,
 * as an interrupted recorder leaves it, extends to the end of the file.
 */
export async function cutWav(
  { storageKey, sizeBytes }: MediaObject,
  { startSeconds, endSeconds }: { startSeconds: number; endSeconds: number },
  path: string,
): Promise<boolean> {
  const layout = wavLayout(
    await buffer(await open(storageKey, { start: 0, end: Math.min(sizeBytes, HEAD_BYTES) - 1 })),
  );
  if (!layout) return false;
  const { format, dataStart, dataBytes } = layout;
  const [bytesPerSecond, frameBytes] = [format.readUInt32LE(8), format.readUInt16LE(12)];
  const held = Math.min(dataBytes, sizeBytes - dataStart);
  if (bytesPerSecond === 0 || frameBytes === 0) return false;
  const at = (seconds: number) => Math.min(held, Math.round((seconds * bytesPerSecond) / frameBytes) * frameBytes);
  const [from, to] = [at(startSeconds), at(endSeconds)];
  if (to <= from) return false;
  const sound = () => open(storageKey, { start: dataStart + from, end: dataStart + to - 1 });
  await pipeline(Readable.from(withHead(format, to - from, sound)), createWriteStream(path));
  return true;
}

async function* withHead(format: Buffer, length: number, sound: () => Promise<Readable>) {
  const head = Buffer.alloc(12 + 8 + format.length + 8);
  head.write("RIFF", 0);
  head.writeUInt32LE(head.length - 8 + length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(format.length, 16);
  format.copy(head, 20);
  head.write("data", 20 + format.length);
  head.writeUInt32LE(length, 24 + format.length);
  yield head;
  yield* await sound();
}
