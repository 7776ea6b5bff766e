import { beforeAll, describe, expect, test } from "vitest";
import { GET as FILE } from "@/app/v1/files/[id]/route";
import { POST as TRANSCRIBE } from "@/app/v1/files/[id]/transcribe/route";
import { GET as TRANSCRIPT } from "@/app/v1/files/[id]/transcript/route";
import { GET as LIST, POST } from "@/app/v1/projects/[id]/files/route";
import { db } from "@/lib/db/client";
import { create } from "@/lib/services/projects/create";
import { fromFile } from "@/lib/services/transcripts/from-file";
import { store } from "@/lib/services/transcripts/store";
import { complete } from "@/lib/services/uploads/complete";
import { start } from "@/lib/services/uploads/start";
import { call } from "@/tests/support/call";
import { libraryServer, send } from "@/tests/support/data/library";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

const VTT = "WEBVTT\n\n00:01.000 --> 00:02.500\n<v Ana>Hello.\n\n00:03.000 --> 00:04.000\nBye.\n";

beforeAll(() => libraryServer());

describe("POST /v1/projects/{projectId}/files", () => {
  test("finalizes an upload, attaches it, and returns the same when repeated", async () => {
    const { ctx, key } = await makeCaller();
    const { id: projectId } = await create(ctx, { name: "Checkout" });
    const upload = await send(ctx, { name: "maya.vtt", bytes: VTT, contentType: "text/vtt" });
    const body = { upload_id: upload.id, name: "Maya" };
    const made = await call(POST, { key, params: { projectId }, body });
    expect(made.status).toBe(201);
    const expected = {
      id: upload.fileId,
      name: "Maya",
      status: "processing",
      duration_seconds: null,
      asset_type: "TEXT",
    };
    expect(made.json.data).toEqual(expected);
    expect((await call(POST, { key, params: { projectId }, body })).json.data).toEqual(expected);
    expect((await call(LIST, { key, params: { projectId } })).json).toEqual({
      data: [expected],
      meta: { next_cursor: null },
    });
    expect(await db().outboxEvent.count({ where: { kind: "file.uploaded", resourceId: upload.fileId } })).toBe(1);
    const other = await create(ctx, { name: "Other" });
    expect((await call(POST, { key, params: { projectId: other.id }, body })).status).toBe(422);
  });

  test("is 422 before the bytes arrive, with an Idempotency-Key too, and changes nothing", async () => {
    const { ctx, key } = await makeCaller();
    const { id: projectId } = await create(ctx, { name: "Checkout" });
    const upload = await start(ctx, { name: "maya.vtt", sizeBytes: VTT.length, contentType: "text/vtt" });
    for (const headers of [undefined, { "idempotency-key": "once" }]) {
      const { status, json } = await call(POST, {
        key,
        params: { projectId },
        body: { upload_id: upload.id },
        headers,
      });
      expect([status, json.error.code]).toEqual([422, "validation_failed"]);
    }
    const file = await db().file.findUniqueOrThrow({ where: { id: upload.fileId } });
    expect(file).toMatchObject({ status: "uploading", projectId: null });
  });

  test("one Idempotency-Key attaches once, whoever asks first", async () => {
    const { ctx, key } = await makeCaller();
    const { id: projectId } = await create(ctx, { name: "Checkout" });
    const upload = await send(ctx, { name: "maya.vtt", bytes: VTT });
    const headers = { "idempotency-key": "once" };
    const body = { upload_id: upload.id };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => call(POST, { key, params: { projectId }, body, headers })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });

  test("another workspace's upload is 404", async () => {
    const [mine, theirs] = [await makeCaller(), await makeCaller()];
    const { id: projectId } = await create(mine.ctx, { name: "Mine" });
    const upload = await send(theirs.ctx, { name: "theirs.vtt", bytes: VTT });
    for (const upload_id of [upload.id, "upl_none"]) {
      const { status } = await call(POST, { key: mine.key, params: { projectId }, body: { upload_id } });
      expect(status).toBe(404);
    }
  });
});

test("GET /v1/files/{id} carries a signed link to the bytes, and the transcript is a call away", async () => {
  const { ctx, key } = await makeCaller();
  const { id: projectId } = await create(ctx, { name: "Checkout" });
  const upload = await send(ctx, { name: "maya.vtt", bytes: VTT });
  await call(POST, { key, params: { projectId }, body: { upload_id: upload.id } });
  const params = { id: upload.fileId };
  expect((await call(TRANSCRIPT, { key, params })).status).toBe(404);
  await store(ctx, upload.fileId, await fromFile(ctx, upload.fileId));

  const { json } = await call(FILE, { key, params });
  expect(json.data).toMatchObject({ status: "ready", duration_seconds: 4 });
  expect(await (await fetch(json.data.url)).text()).toBe(VTT);
  expect((await fetch(json.data.url.replace(/.$/, (last: string) => (last === "0" ? "1" : "0")))).status).toBe(403);

  expect((await call(TRANSCRIPT, { key, params })).json).toEqual({
    data: {
      file_id: upload.fileId,
      segments: [
        { speaker: "Ana", start_seconds: 1, end_seconds: 2.5, text: "Hello." },
        { speaker: null, start_seconds: 3, end_seconds: 4, text: "Bye." },
      ],
    },
    meta: { next_cursor: null },
  });
});

test("POST /v1/files/{id}/transcribe answers 202 with a job and where it is", async () => {
  const { ctx, key } = await makeCaller();
  const upload = await send(ctx, { name: "maya.vtt", bytes: VTT });
  const params = { id: upload.fileId };
  expect((await call(TRANSCRIBE, { key, params, body: {} })).status).toBe(422);
  await complete(ctx, upload.fileId);
  const { status, json, headers } = await call(TRANSCRIBE, { key, params, body: { language: "en" } });
  expect(status).toBe(202);
  expect(json.data).toMatchObject({ type: "transcribe", status: "queued", result: null, error: null });
  expect(headers.get("location")).toBe(`/v1/jobs/${json.data.id}`);
  expect((await call(TRANSCRIBE, { key, params, body: { language: "no such" } })).status).toBe(422);
});

test("transcribing a recording again is 402 once the month's hours are used up; a first time, and a file's own words, are not", async () => {
  const { ctx, key, workspace } = await makeCaller();
  const recording = async (source: "speech" | "upload", assetType: string) => {
    const id = await addTranscript(ctx, [{ speaker: "Ana", text: "Hello." }]);
    await db().file.update({ where: { id }, data: { assetType } });
    await db().transcript.update({ where: { ownerId: id }, data: { source } });
    return id;
  };
  const spoken = await recording("speech", "AUDIO");
  const typed = await recording("upload", "VIDEO");
  const text = await addTranscript(ctx, [{ speaker: "Ana", text: "Hello." }]);
  const ask = (id: string) => call(TRANSCRIBE, { key, params: { id }, body: {} });
  expect((await ask(spoken)).status).toBe(202);
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  await db().monthlyUpload.create({ data: { workspaceId: workspace.id, month, seconds: 10 * 3600 } });
  const { status, json } = await ask(spoken);
  expect([status, json.error.code, json.error.message]).toEqual([
    402,
    "quota_exceeded",
    "This month's 10 upload hours are used up.",
  ]);
  for (const id of [typed, text]) expect((await ask(id)).status).toBe(202);
});
