import { afterAll, beforeAll, expect, test } from "vitest";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { withLink } from "@/lib/services/clips/with-links";
import { requestClip } from "@/lib/services/exports/request-clip";
import { requestExport } from "@/lib/services/exports/request-export";
import { run } from "@/lib/services/exports/run";
import { drawWaveform } from "@/lib/services/recordings/draw-waveform";
import { addRecording, clipOf, tone } from "@/tests/support/data/clips";
import { runExport } from "@/tests/support/data/exports";
import { libraryServer } from "@/tests/support/data/library";
import { addReelOf } from "@/tests/support/data/reels";
import { makeCaller } from "@/tests/support/factories";
import { mp3, webm } from "@/tests/support/media/recordings";

let close: () => Promise<void>;
beforeAll(async () => {
  close = await libraryServer({ FFMPEG_PATH: "/nowhere/ffmpeg" });
});
afterAll(() => close());

async function clipped(bytes: Uint8Array, contentType: string) {
  const { ctx } = await makeCaller();
  const ownerId = await addRecording(ctx, { bytes, seconds: 20, contentType });
  return { ctx, ownerId, clip: await clipOf(ctx, ownerId, 5, 10) };
}

test("an MP3 is cut by copying its frames", async () => {
  const { ctx, clip } = await clipped(await mp3(20), "audio/mpeg");
  const bytes = await runExport(await requestClip(ctx, clip.id));
  // 36 ms per frame of 144 bytes.
  expect(Math.abs(bytes.length / 144 - 139)).toBeLessThan(5);
});

test("a browser recording is cut in its own codec", async () => {
  const { ctx, clip } = await clipped(await webm(20), "audio/webm");
  const bytes = await runExport(await requestClip(ctx, clip.id));
  expect(Buffer.from(bytes.subarray(4, 8)).toString()).toBe("ftyp");
});

test("a format that must be encoded is refused when it is asked for, in a sentence that names what is missing", async () => {
  const { ctx, clip } = await clipped(await mp3(20), "audio/mpeg");
  const asking = requestClip(ctx, clip.id, "wav");
  await expect(asking).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("no ffmpeg") });
});

test("a recording that isn't what its type says is refused while its clip is made, in the same sentence", async () => {
  const { ctx, clip } = await clipped(await mp3(20), "audio/mpeg");
  await db().file.updateMany({ where: { workspaceId: ctx.workspaceId }, data: { contentType: "audio/wav" } });
  const asked = await requestClip(ctx, clip.id, "wav");
  const making = run(systemContext("run-export", ctx.workspaceId), asked.id);
  await expect(making).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("no ffmpeg") });
});

test.each([
  ["audio/mpeg", async () => mp3(20), ["m4a", "mp3"]],
  ["audio/wav", async () => tone(20, 5, 6), ["wav"]],
  ["audio/webm", async () => webm(20), ["m4a"]],
])("a clip of %s says in which formats it can be had, and can be had in each", async (contentType, make, formats) => {
  const { ctx, clip } = await clipped(await make(), contentType);
  const { exportFormats } = await withLink(clip);
  expect(exportFormats).toEqual(formats);
  for (const format of exportFormats)
    expect((await runExport(await requestClip(ctx, clip.id, format))).length).toBeGreaterThan(100);
});

test("a reel becomes a list of quotes and no video", async () => {
  const { ctx, clip } = await clipped(await mp3(20), "audio/mpeg");
  const wish = { kind: "reel", subjectId: await addReelOf(ctx, [clip.id]), options: {} } as const;
  await expect(requestExport(ctx, { ...wish, format: "mp3" })).rejects.toMatchObject({ kind: "conflict" });
  expect((await runExport(await requestExport(ctx, { ...wish, format: "csv" }))).length).toBeGreaterThan(100);
});

test("a recording that isn't a WAV has no waveform", async () => {
  const { ctx, ownerId } = await clipped(await mp3(20), "audio/mpeg");
  await drawWaveform(ctx, ownerId);
  expect(await db().file.findUnique({ where: { id: ownerId }, select: { waveformKey: true } })).toEqual({
    waveformKey: null,
  });
});
