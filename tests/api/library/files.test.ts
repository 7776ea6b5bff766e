import { beforeAll, describe, expect, test } from "vitest";
import { DELETE, GET, PATCH } from "@/app/api/library/files/[id]/route";
import { POST as GIVE } from "@/app/api/library/files/[id]/transcript/route";
import { GET as LIST } from "@/app/api/library/files/route";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { askForTranscript } from "@/lib/services/files/ask-for-transcript";
import { probe } from "@/lib/services/files/probe";
import { create } from "@/lib/services/projects/create";
import { fromFile } from "@/lib/services/transcripts/from-file";
import { store } from "@/lib/services/transcripts/store";
import { call } from "@/tests/support/call";
import { addFile, libraryServer, send } from "@/tests/support/data/library";
import { makeCaller } from "@/tests/support/factories";
import { wav } from "@/tests/support/media/recordings";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";

const cue = (index: number) => `00:00:0${index}.000 --> 00:00:0${index}.900\n<v Ana>Line ${index}.\n`;
const VTT = `WEBVTT\n\n${[1, 2, 3, 4, 5].map(cue).join("\n")}`;

beforeAll(() => libraryServer());

async function readTranscript(ctx: Context, projectId?: string, name = "a.vtt") {
  const fileId = await addFile(ctx, { name, bytes: VTT, projectId });
  await store(ctx, fileId, await fromFile(ctx, fileId));
  return fileId;
}

async function readRecording(ctx: Context) {
  const fileId = await addFile(ctx, { name: "call.wav", bytes: wav(2) });
  await probe(ctx, fileId);
  await askForTranscript(ctx, fileId, null);
  return fileId;
}

describe("GET /api/library/files/:id", () => {
  test("returns the file with its transcript, a page of segments at a time", async () => {
    const { ctx, key } = await makeCaller();
    const id = await readTranscript(ctx);
    const { json } = await call(GET, { key, params: { id } });
    expect(json).toMatchObject({ id, status: "ready", transcriptStatus: "ready", segmentCount: 5, projectId: null });
    expect(json.transcript.segments[1]).toEqual({
      id: expect.any(String),
      index: 1,
      speaker: "Ana",
      startSeconds: 2,
      endSeconds: 2.9,
      text: "Line 2.",
    });
    const texts: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { segments: "2", ...(cursor && { cursor }) };
      const page = await call(GET, { key, params: { id }, query });
      texts.push(...page.json.transcript.segments.map((segment: { text: string }) => segment.text));
      cursor = page.json.transcript.nextCursor;
    } while (cursor);
    expect(texts).toEqual(["Line 1.", "Line 2.", "Line 3.", "Line 4.", "Line 5."]);
  });

  test("a made-up cursor is 400", async () => {
    const { ctx, key } = await makeCaller();
    const id = await readTranscript(ctx);
    expect((await call(GET, { key, params: { id }, query: { cursor: "AAAA" } })).status).toBe(400);
  });
});

describe("GET /api/library/files", () => {
  test("filters by project, status and part of the name, and pages by keyset", async () => {
    const { ctx, key } = await makeCaller();
    const project = await create(ctx, { name: "Checkout" });
    await readTranscript(ctx, project.id, "Maya 100%.vtt");
    await readTranscript(ctx, project.id, "Tom.vtt");
    await addFile(ctx, { name: "waiting.vtt", bytes: VTT });
    await send(ctx, { name: "uploading.vtt", bytes: VTT });
    const names = async (query: Record<string, string>) => {
      const { json } = await call(LIST, { key, query });
      return json.items.map((file: { name: string }) => file.name);
    };
    expect(await names({})).toEqual(["waiting.vtt", "Tom.vtt", "Maya 100%.vtt"]);
    expect(await names({ projectId: project.id })).toEqual(["Tom.vtt", "Maya 100%.vtt"]);
    expect(await names({ status: "processing" })).toEqual(["waiting.vtt"]);
    expect(await names({ status: "uploading" })).toEqual(["uploading.vtt"]);
    expect(await names({ q: "mAYA" })).toEqual(["Maya 100%.vtt"]);
    expect(await names({ q: "0%" })).toEqual(["Maya 100%.vtt"]);
    expect(await names({ q: "_" })).toEqual([]);
    const first = await call(LIST, { key, query: { limit: "2" } });
    expect(await names({ limit: "2", cursor: first.json.nextCursor })).toEqual(["Maya 100%.vtt"]);
  });

  test("a missing project is 404, an empty one an empty list", async () => {
    const { ctx, key } = await makeCaller();
    const project = await create(ctx, { name: "Empty" });
    expect((await call(LIST, { key, query: { projectId: project.id } })).json).toEqual({ items: [], nextCursor: null });
    expect((await call(LIST, { key, query: { projectId: "prj_none" } })).status).toBe(404);
  });
});

test("PATCH renames and moves, DELETE returns the file as it was and dooms its bytes", async () => {
  const { ctx, key } = await makeCaller();
  const project = await create(ctx, { name: "Checkout" });
  const id = await readTranscript(ctx);
  const moved = await call(PATCH, { key, params: { id }, body: { name: "Maya.vtt", projectId: project.id } });
  expect(moved.json).toMatchObject({ name: "Maya.vtt", projectId: project.id, projectName: "Checkout" });
  expect((await call(PATCH, { key, params: { id }, body: { projectId: "prj_none" } })).status).toBe(404);
  const out = await call(PATCH, { key, params: { id }, body: { projectId: null } });
  expect(out.json).toMatchObject({ name: "Maya.vtt", projectId: null });
  const { storageKey } = await db().file.findUniqueOrThrow({ where: { id } });
  expect((await call(DELETE, { key, params: { id } })).json.name).toBe("Maya.vtt");
  expect((await call(GET, { key, params: { id } })).status).toBe(404);
  expect(await db().segment.count({ where: { ownerId: id } })).toBe(0);
  expect(await db().doomedObject.count({ where: { storageKey } })).toBe(1);
});

describe("POST /api/library/files/:id/transcript", () => {
  test("gives a recording its transcript once, and uses up the upload", async () => {
    const { ctx, key } = await makeCaller();
    const id = await readRecording(ctx);
    const { id: uploadId, fileId } = await send(ctx, { name: "call.vtt", bytes: VTT });
    const given = await Promise.all([1, 2, 3].map(() => call(GIVE, { key, params: { id }, body: { uploadId } })));
    expect(given.map(({ status }) => (status === 200 ? 200 : "refused")).sort()).toEqual([200, "refused", "refused"]);
    const file = await call(GET, { key, params: { id } });
    expect(file.json).toMatchObject({ transcriptStatus: "ready", durationSeconds: 2, assetType: "AUDIO" });
    expect(file.json.transcript).toMatchObject({ source: "upload", segmentCount: 5 });
    expect(await db().file.count({ where: { id: fileId } })).toBe(0);
    const events = await db().outboxEvent.findMany({ where: { resourceId: id }, orderBy: { id: "asc" } });
    expect(events.map((event) => event.kind)).toEqual([
      "file.uploaded",
      "recording.stored",
      "file.ready",
      "file.transcribed",
    ]);
  });

  test("of two calls that give one upload at the same moment, one is told that it was used", async () => {
    const { ctx, key } = await makeCaller();
    const id = await readRecording(ctx);
    const { id: uploadId, fileId } = await send(ctx, { name: "call.vtt", bytes: VTT });
    const other = await otherCaller();
    await other.run("SELECT 1 FROM file WHERE id = $1 FOR UPDATE", [fileId]);
    const both = Promise.all([1, 2].map(() => call(GIVE, { key, params: { id }, body: { uploadId } })));
    await lockWaits(2);
    await other.commit();
    expect((await both).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("replaces an earlier transcript", async () => {
    const { ctx, key } = await makeCaller();
    const id = await readRecording(ctx);
    for (const bytes of [VTT, `WEBVTT\n\n${cue(7)}`]) {
      const { id: uploadId } = await send(ctx, { name: "call.vtt", bytes });
      expect((await call(GIVE, { key, params: { id }, body: { uploadId } })).status).toBe(200);
    }
    const segments = await db().segment.findMany({ where: { ownerId: id } });
    expect(segments.map((segment) => segment.text)).toEqual(["Line 7."]);
  });

  test("an unreadable one is 400 with a message, a used one 409, one for a transcript file 409", async () => {
    const { ctx, key } = await makeCaller();
    const id = await readRecording(ctx);
    const bad = await send(ctx, { name: "call.pdf", bytes: "%PDF-1.7 broken" });
    const refused = await call(GIVE, { key, params: { id }, body: { uploadId: bad.id } });
    expect([refused.status, refused.json.error.code]).toEqual([400, "bad_request"]);
    const used = await send(ctx, { name: "call.vtt", bytes: VTT });
    await db().upload.update({ where: { id: used.id }, data: { completedAt: new Date() } });
    expect((await call(GIVE, { key, params: { id }, body: { uploadId: used.id } })).status).toBe(409);
    const text = await readTranscript(ctx);
    expect((await call(GIVE, { key, params: { id: text }, body: { uploadId: bad.id } })).status).toBe(409);
    expect((await call(GIVE, { key, params: { id }, body: { uploadId: "upl_none" } })).status).toBe(404);
  });
});
