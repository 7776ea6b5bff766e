import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { head } from "@/lib/integrations/storage/storage";
import { remove } from "@/lib/services/files/remove";
import { removeDoomed } from "@/lib/services/files/remove-doomed";
import { drawWaveform } from "@/lib/services/recordings/draw-waveform";
import { waveform } from "@/lib/services/recordings/waveform";
import { addRecording, hasFfmpegHere, tone } from "@/tests/support/data/clips";
import { libraryServer } from "@/tests/support/data/library";
import { makeCaller } from "@/tests/support/factories";

let close: () => Promise<void>;
let folder: string;
beforeAll(async () => {
  close = await libraryServer();
  folder = await mkdtemp(join(tmpdir(), "earshot-waveform-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await close();
});

const keyOf = async (id: string) => (await db().file.findUniqueOrThrow({ where: { id } })).waveformKey ?? "";

test("a WAV is loud where it is loud and silent where it is silent", async () => {
  const { ctx } = await makeCaller();
  const id = await addRecording(ctx, { bytes: tone(10, 4, 6), seconds: 10 });
  await drawWaveform(ctx, id);
  const drawn = await waveform(ctx, id, { startSeconds: 0, buckets: 1000 });
  expect(drawn).toMatchObject({ bucketSeconds: 0.1, startSeconds: 0, durationSeconds: 10 });
  expect(drawn.peaks).toHaveLength(100);
  const loud = drawn.peaks.flatMap((peak, at) => (peak > 100 ? [at] : []));
  expect([loud[0], loud.at(-1), loud.length]).toEqual([40, 59, 20]);
  expect(drawn.peaks[45]).toBeGreaterThan(120);
  expect(drawn.peaks[45]).toBeLessThan(132);
  expect((await waveform(ctx, id, { startSeconds: 3.9, endSeconds: 4.1, buckets: 100 })).peaks).toEqual([0, 128]);
  const few = await waveform(ctx, id, { startSeconds: 0, buckets: 5 });
  expect(few.bucketSeconds).toBe(2);
  expect(few.peaks.map((peak) => peak > 100)).toEqual([false, false, true, false, false]);
});

test("a long recording is measured piece by piece and comes out whole", async () => {
  const { ctx } = await makeCaller();
  const id = await addRecording(ctx, { bytes: tone(400, 350, 351, 16_000), seconds: 400 });
  await drawWaveform(ctx, id);
  const { peaks } = await waveform(ctx, id, { startSeconds: 0, buckets: 4000 });
  expect(peaks.length).toBeGreaterThanOrEqual(4000);
  expect(Math.abs(peaks.findIndex((peak) => peak > 100) - 3500)).toBeLessThanOrEqual(1);
});

test("is removed with its file, and not drawn twice", async () => {
  const { ctx } = await makeCaller();
  const id = await addRecording(ctx, { bytes: tone(2, 0, 1), seconds: 2 });
  await drawWaveform(ctx, id);
  const key = await keyOf(id);
  const stored = await head(key);
  await drawWaveform(ctx, id);
  expect(await head(key)).toEqual(stored);
  await remove(ctx, id);
  await removeDoomed();
  expect(await head(key)).toBeNull();
  await expect(waveform(ctx, id, { startSeconds: 0, buckets: 10 })).rejects.toMatchObject({ kind: "not_found" });
});

test("bytes that aren't audio have no waveform", async () => {
  const { ctx } = await makeCaller();
  const id = await addRecording(ctx, { bytes: new Uint8Array(5_000).fill(7), seconds: 2 });
  await drawWaveform(ctx, id);
  expect(await keyOf(id)).toBe("");
});

test.runIf(hasFfmpegHere()).each([
  ["m4a", "audio/mp4", ["-c:a", "aac"]],
  ["mp3", "audio/mpeg", ["-c:a", "libmp3lame"]],
  ["webm", "audio/webm", ["-c:a", "libopus"]],
])("%s is measured by ffmpeg", async (extension, contentType, codec) => {
  const { ctx } = await makeCaller();
  await writeFile(join(folder, "tone.wav"), tone(10, 4, 6, 48_000));
  const path = join(folder, `tone.${extension}`);
  execFileSync("ffmpeg", ["-v", "error", "-y", "-i", join(folder, "tone.wav"), ...codec, path]);
  const id = await addRecording(ctx, { bytes: new Uint8Array(await readFile(path)), seconds: 10, contentType });
  await drawWaveform(ctx, id);
  const { peaks } = await waveform(ctx, id, { startSeconds: 0, buckets: 1000 });
  expect(Math.abs(peaks.length - 100)).toBeLessThanOrEqual(2);
  expect(peaks.slice(42, 58).every((peak) => peak > 60)).toBe(true);
  expect(Math.max(...peaks.slice(5, 37))).toBeLessThan(20);
});
