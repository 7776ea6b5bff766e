import { beforeAll, expect, test, vi } from "vitest";
import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { startJobs } from "@/lib/jobs/start";
import { stopJobs } from "@/lib/jobs/stop";
import { transcribe } from "@/lib/services/files/transcribe";
import { fromFile } from "@/lib/services/transcripts/from-file";
import { storeForJob } from "@/lib/services/transcripts/store-for-job";
import { addFile, libraryWithJobs, send, settled } from "@/tests/support/data/library";
import { makeCaller } from "@/tests/support/factories";
import { wav } from "@/tests/support/media/recordings";
import { speechService } from "@/tests/support/stand-ins/speech-service";

const VTT = "WEBVTT\n\n00:01.000 --> 00:03.500\n<v Ana>The card was the whole thing.\n";

let service: Awaited<ReturnType<typeof speechService>>;
beforeAll(async () => {
  const body = { language: "english", segments: [{ start: 0, end: 1, text: "Heard." }] };
  service = await speechService(() => ({ body }));
  const close = await libraryWithJobs();
  return async () => {
    await close();
    await service.close();
  };
});

const ended = (jobId: string) =>
  vi.waitFor(
    async () => {
      const job = await db().job.findUniqueOrThrow({ where: { id: jobId } });
      if (job.status !== "succeeded" && job.status !== "failed") throw new Error(`The job is ${job.status}.`);
      return job;
    },
    { timeout: 20_000, interval: 20 },
  );
const run = async (ctx: Context, fileId: string, language?: string) =>
  ended((await transcribe(ctx, fileId, { language })).id);

test("a transcript file is read again, in the language that was given", async () => {
  const { ctx } = await makeCaller();
  const fileId = await addFile(ctx, { name: "a.vtt", bytes: VTT });
  const first = await settled(fileId);
  const job = await run(ctx, fileId, "de");
  expect(job).toMatchObject({ status: "succeeded", error: null });
  expect(job.result).toEqual({ file_id: fileId, segment_count: 1, language: "de" });
  const file = await settled(fileId);
  expect(file.transcript?.id).not.toBe(first.transcript?.id);
  expect(await db().segment.count({ where: { ownerId: fileId } })).toBe(1);
  const ready = await db().outboxEvent.count({ where: { resourceId: fileId, kind: "file.ready" } });
  expect(ready).toBe(1);
});

test("a job that has ended replaces nothing anymore", async () => {
  const { ctx } = await makeCaller();
  const fileId = await addFile(ctx, { name: "a.vtt", bytes: VTT });
  await settled(fileId);
  const { id: jobId } = await run(ctx, fileId);
  const { transcript } = await settled(fileId);
  const late = storeForJob(ctx, { jobId, fileId, replace: true }, await fromFile(ctx, fileId));
  await expect(late).rejects.toMatchObject({ kind: "conflict" });
  expect((await settled(fileId)).transcript?.id).toBe(transcript?.id);
});

test("a file that is being processed gets only one transcript", async () => {
  const { ctx } = await makeCaller();
  // Until it is asked for: a moment later there might be one already, which is then made again.
  await stopJobs();
  const fileId = await addFile(ctx, { name: "a.vtt", bytes: VTT });
  const { id } = await transcribe(ctx, fileId, {});
  await startJobs();
  expect(await ended(id)).toMatchObject({ status: "succeeded" });
  await settled(fileId);
  const transcribed = { resourceId: fileId, kind: "file.transcribed" };
  expect(await db().outboxEvent.count({ where: transcribed })).toBe(1);
});

test("two callers at once, or one who asks again, get one job, so that a recording is paid for once", async () => {
  const { ctx } = await makeCaller();
  const fileId = await addFile(ctx, { name: "call.wav", bytes: wav(2) });
  await settled(fileId);
  await stopJobs();
  const both = await Promise.all([transcribe(ctx, fileId, {}), transcribe(ctx, fileId, {})]);
  const again = await transcribe(ctx, fileId, {});
  expect(new Set([...both, again].map(({ id }) => id)).size).toBe(1);
  // In another language, it is another transcript.
  const german = await transcribe(ctx, fileId, { language: "de" });
  expect(german.id).not.toBe(again.id);
  expect((await transcribe(ctx, fileId, { language: "de" })).id).toBe(german.id);
  await startJobs();
  await ended(german.id);
  await ended(again.id);
  expect((await transcribe(ctx, fileId, {})).id).not.toBe(again.id);
});

test("without a speech service a recording fails with a sentence, and is transcribed once there is one", async () => {
  const { ctx } = await makeCaller();
  const fileId = await addFile(ctx, { name: "call.wav", bytes: wav(2) });
  expect(await settled(fileId)).toMatchObject({ transcriptStatus: "needed" });
  const failed = await run(ctx, fileId);
  expect(failed).toMatchObject({ status: "failed", result: null });
  expect(failed.error).toMatch(/^No speech service/);
  config().SPEECH_BASE_URL = service.url;
  const job = await run(ctx, fileId);
  config().SPEECH_BASE_URL = undefined;
  expect(job.result).toEqual({ file_id: fileId, segment_count: 1, language: "en" });
  expect(await settled(fileId)).toMatchObject({ transcriptStatus: "ready", transcript: { source: "speech" } });
});

test("an unreadable file fails the job with the reader's sentence", async () => {
  const { ctx } = await makeCaller();
  const fileId = await addFile(ctx, { name: "a.pdf", bytes: "%PDF-1.7 broken" });
  await settled(fileId);
  const job = await run(ctx, fileId);
  expect(job.status).toBe("failed");
  expect(job.error).toMatch(/^This PDF/);
});

test("an upload that is not completed can't be transcribed", async () => {
  const { ctx } = await makeCaller();
  const { fileId } = await send(ctx, { name: "a.vtt", bytes: VTT });
  await expect(transcribe(ctx, fileId, {})).rejects.toMatchObject({ kind: "conflict" });
});
