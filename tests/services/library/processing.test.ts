import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { put } from "@/lib/integrations/storage/storage";
import { runMedia } from "@/lib/services/media/run-media";
import { complete } from "@/lib/services/uploads/complete";
import { addFile, libraryWithJobs, send, settled } from "@/tests/support/data/library";
import { makeCaller } from "@/tests/support/factories";
import { mp3, wav } from "@/tests/support/media/recordings";

const VTT =
  "WEBVTT\n\n00:01.000 --> 00:03.500\n<v Ana>The card was the whole thing.\n\n00:04.000 --> 00:09.000\n<v Ben>Not for me.\n";

beforeAll(() => libraryWithJobs());

const eventsOf = async (fileId: string) => {
  const events = await db().outboxEvent.findMany({ where: { resourceId: fileId } });
  return events.map((event) => event.kind).sort();
};

describe("a transcript file", () => {
  test("becomes ready with its segments, one audit row and its events", async () => {
    const { ctx } = await makeCaller();
    const fileId = await addFile(ctx, { name: "interview.vtt", bytes: VTT, contentType: "text/vtt" });
    const file = await settled(fileId);
    expect(file).toMatchObject({ status: "ready", transcriptStatus: "ready", durationSeconds: 9, error: null });
    expect(file.transcript).toMatchObject({ segmentCount: 2, source: "file" });
    const segments = await db().segment.findMany({ where: { ownerId: fileId }, orderBy: { index: "asc" } });
    expect(segments.map(({ speaker, startSeconds, text }) => [speaker, startSeconds, text])).toEqual([
      ["Ana", 1, "The card was the whole thing."],
      ["Ben", 4, "Not for me."],
    ]);
    expect(await eventsOf(fileId)).toEqual(["file.ready", "file.transcribed", "file.uploaded"]);
    const audits = await db().auditEntry.findMany({ where: { targetId: fileId } });
    const actions = audits.map((entry) => entry.action).sort();
    expect(actions).toEqual(["file.transcribed", "file.uploaded", "upload.started"]);
  });

  test.each(["01-maya-okafor.vtt", "02-soren-lindqvist.srt", "03-priya-and-tom.txt", "04-zoe-marchetti.csv"])(
    "%s is read whole",
    async (name) => {
      const { ctx } = await makeCaller();
      const bytes = new Uint8Array(await readFile(`prisma/seed/transcripts/${name}`));
      const file = await settled(await addFile(ctx, { name, bytes }));
      expect(file).toMatchObject({ status: "ready", language: "en" });
      expect(file.durationSeconds).toBeGreaterThan(20 * 60);
      expect(file.transcript?.segmentCount).toBeGreaterThan(100);
    },
  );

  test("keeps the language that was given", async () => {
    const { ctx } = await makeCaller();
    const file = await settled(await addFile(ctx, { name: "a.vtt", bytes: VTT, language: "pt-br" }));
    expect([file.language, file.transcript?.language]).toEqual(["pt-BR", "pt-BR"]);
  });

  test("declared as video is recognized by its bytes", async () => {
    const { ctx } = await makeCaller();
    const file = await settled(await addFile(ctx, { name: "a.mp4", bytes: VTT, contentType: "video/mp4" }));
    expect(file).toMatchObject({ status: "ready", assetType: "TEXT" });
  });

  test.each([
    ["a zip that is no document", "a.docx", Buffer.from("PK\u0003\u0004 and then nothing of the kind")],
    ["a broken PDF", "a.pdf", Buffer.from("%PDF-1.7 and then nothing of the kind")],
    ["broken UTF-8", "a.txt", Buffer.from([0xc3, 0x28, 0xa0, 0xa1, 0xff, 0xfe, 0x80, 0x81])],
    ["an empty CSV", "a.csv", Buffer.from("speaker,text\n")],
    ["a picture by another name", "a.txt", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])("%s ends as failed with one sentence and no event", async (_, name, bytes) => {
    const { ctx } = await makeCaller();
    const fileId = await addFile(ctx, { name, bytes: new Uint8Array(bytes) });
    const file = await settled(fileId);
    expect(file).toMatchObject({ status: "failed", transcript: null });
    expect(file.error).toMatch(/^[A-Z][^\n]+\.$/);
    expect(await eventsOf(fileId)).toEqual(["file.uploaded"]);
  });
});

describe("a recording without a speech service", () => {
  test("is ready, asks for a transcript and counts once toward the month's hours", async () => {
    const { ctx, workspace } = await makeCaller();
    const fileId = await addFile(ctx, { name: "call.wav", bytes: wav(3), contentType: "audio/wav" });
    const file = await settled(fileId);
    expect(file).toMatchObject({ status: "ready", transcriptStatus: "needed", assetType: "AUDIO", durationSeconds: 3 });
    expect(await eventsOf(fileId)).toEqual(["file.ready", "file.uploaded", "recording.stored"]);
    const months = await db().monthlyUpload.findMany({ where: { workspaceId: workspace.id } });
    expect(months.map((month) => month.seconds)).toEqual([3]);
  });

  test("declared as text is recognized by its bytes", async () => {
    const { ctx } = await makeCaller();
    const bytes = await mp3(2);
    const file = await settled(await addFile(ctx, { name: "notes.txt", bytes, contentType: "text/plain" }));
    expect(file).toMatchObject({ status: "ready", assetType: "AUDIO" });
  });

  test("declared as text ends as failed once the month's hours are used up", async () => {
    const { ctx, workspace } = await makeCaller();
    const now = new Date();
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
    await db().monthlyUpload.create({ data: { workspaceId: workspace.id, month, seconds: 10 * 3600 } });
    const file = await settled(await addFile(ctx, { name: "notes.txt", bytes: wav(2), contentType: "text/plain" }));
    expect(file).toMatchObject({ status: "failed", error: "This month's 10 upload hours are used up." });
  });

  test("that can't be played ends as failed", async () => {
    const { ctx } = await makeCaller();
    const bytes = new Uint8Array(Buffer.concat([Buffer.from("\0\0\0\u0018ftypmp42"), Buffer.alloc(400, 7)]));
    const file = await settled(await addFile(ctx, { name: "a.mp4", bytes, contentType: "video/mp4" }));
    expect(file.status).toBe("failed");
  });
});

test("a recording made to be searched forever is given up once its time is over", async () => {
  const header = "1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff";
  const bytes = new Uint8Array(Buffer.alloc(48 * 1024 ** 2, "ec80", "hex"));
  bytes.set(Buffer.from(header, "hex"));
  await put("voids.webm", bytes, "video/webm");
  // Searched to its end, it would be an answer without facts.
  const object = { storageKey: "voids.webm", sizeBytes: bytes.length };
  expect(await runMedia([object], { kind: "facts" }, 500)).toBeNull();
});

test("completing twice, also at once, starts one processing", async () => {
  const { ctx } = await makeCaller();
  const { fileId } = await send(ctx, { name: "a.vtt", bytes: VTT });
  await Promise.all(Array.from({ length: 8 }, () => complete(ctx, fileId)));
  await settled(fileId);
  await complete(ctx, fileId);
  expect(await eventsOf(fileId)).toEqual(["file.ready", "file.transcribed", "file.uploaded"]);
});
