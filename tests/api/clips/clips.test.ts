import { beforeAll, expect, test } from "vitest";
import { POST as cut } from "@/app/api/clips/[id]/exports/route";
import { DELETE, GET as getOne, PATCH } from "@/app/api/clips/[id]/route";
import { GET, POST } from "@/app/api/clips/route";
import { GET as getExport } from "@/app/api/exports/[id]/route";
import { GET as waveform } from "@/app/api/library/files/[id]/waveform/route";
import { GET as link } from "@/app/api/recordings/[id]/link/route";
import { GET as recordingWaveform } from "@/app/api/recordings/[id]/waveform/route";
import { POST as place } from "@/app/api/reels/[id]/clips/route";
import { POST as makeReel } from "@/app/api/reels/route";
import { POST as v1Create, GET as v1List } from "@/app/v1/projects/[id]/clips/route";
import { db } from "@/lib/db/client";
import { remove } from "@/lib/integrations/storage/storage";
import { drawWaveform } from "@/lib/services/recordings/draw-waveform";
import { call } from "@/tests/support/call";
import { addRecording, tone } from "@/tests/support/data/clips";
import { runExport } from "@/tests/support/data/exports";
import { libraryServer } from "@/tests/support/data/library";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

beforeAll(() => libraryServer());

async function recorded() {
  const caller = await makeCaller();
  const projectId = await makeProject(caller.ctx);
  const fileId = await addRecording(caller.ctx, { bytes: tone(20, 5, 6), seconds: 20, projectId });
  return { ...caller, projectId, fileId };
}

test("a clip is created, played from its source by range, changed, listed and deleted", async () => {
  const { key, fileId, projectId } = await recorded();
  const made = await call(POST, { key, body: { fileId, title: "The tone", startSeconds: 4, endSeconds: 7.5 } });
  expect(made.status).toBe(201);
  expect(made.json).toMatchObject({
    title: "The tone",
    projectId,
    durationSeconds: 3.5,
    playKind: "AUDIO",
    evidence: { source: "file", fileId, startSeconds: 4, endSeconds: 7.5, quote: "", state: "verbatim" },
  });
  const range = await fetch(made.json.playUrl, { headers: { range: "bytes=100-199" } });
  expect([range.status, (await range.arrayBuffer()).byteLength]).toEqual([206, 100]);
  const params = { id: made.json.id };
  expect((await call(PATCH, { key, params, body: { endSeconds: 8 } })).json.durationSeconds).toBe(4);
  expect((await call(getOne, { key, params })).json.evidence.endSeconds).toBe(8);
  expect((await call(GET, { key, query: { fileId } })).json.items).toHaveLength(1);
  expect((await call(DELETE, { key, params })).json.id).toBe(params.id);
  expect((await call(getOne, { key, params })).status).toBe(404);
});

test.each([
  [{}, "fileId"],
  [{ fileId: "F", sessionId: "ses_1", startSeconds: 0, endSeconds: 1 }, "fileId"],
  [{ fileId: "F" }, "startSeconds"],
  [{ fileId: "F", startSeconds: 1 }, "endSeconds"],
  [{ fileId: "F", firstIndex: 0 }, "firstOffset"],
  [{ fileId: "F", startSeconds: 1, endSeconds: 2, firstIndex: 0 }, "firstIndex"],
  [{ fileId: "F", startSeconds: 5, endSeconds: 4 }, "endSeconds"],
  [{ fileId: "F", startSeconds: 5, endSeconds: 21 }, "endSeconds"],
])("%j is refused, naming %s", async (given, path) => {
  const { key, fileId } = await recorded();
  const body = "fileId" in given ? { ...given, fileId } : given;
  const { status, json } = await call(POST, { key, body });
  expect([status, json.error.details[0].path]).toEqual([400, path]);
});

test("v1 creates and lists the clips of a project, and reports errors with its own field names", async () => {
  const { key, fileId, projectId } = await recorded();
  const params = { projectId };
  const body = { asset_id: fileId, title: "A", start_seconds: 0, end_seconds: 20 };
  const made = await call(v1Create, { key, params, body });
  expect(made.status).toBe(201);
  expect(made.json.data).toEqual({ id: made.json.data.id, project_id: projectId, ...body });
  expect((await call(v1List, { key, params })).json).toEqual({ data: [made.json.data], meta: { next_cursor: null } });
  const stranger = await recorded();
  for (const [wrong, path] of [
    [{ start_seconds: -1 }, "start_seconds"],
    [{ end_seconds: 20.5 }, "end_seconds"],
    [{ start_seconds: 20 }, "end_seconds"],
    [{ asset_id: stranger.fileId }, "asset_id"],
    [{ title: "" }, "title"],
    [{ color: "red" }, "color"],
  ] as const) {
    const { status, json } = await call(v1Create, { key, params, body: { ...body, ...wrong } });
    expect([status, json.error.details[0].path], JSON.stringify(wrong)).toEqual([422, path]);
  }
  expect((await call(v1List, { key, params: { projectId: stranger.projectId } })).status).toBe(404);
});

test("v1 with an Idempotency-Key creates one clip", async () => {
  const { key, fileId, projectId } = await recorded();
  const body = { asset_id: fileId, title: "Once", start_seconds: 0, end_seconds: 2 };
  const options = { key, params: { projectId }, body, headers: { "idempotency-key": "clip" } };
  const answers = await Promise.all([1, 2, 3, 4].map(() => call(v1Create, options)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await call(v1List, { key, params: { projectId } })).json.data).toHaveLength(1);
});

test("a transcript without times can't be clipped, and says so", async () => {
  const { key, ctx } = await recorded();
  const fileId = await addTranscript(ctx, [{ text: "No clock ran.", startSeconds: null, endSeconds: null }]);
  const lines = { firstIndex: 0, firstOffset: 0, lastIndex: 0, lastOffset: 4 };
  for (const span of [lines, { startSeconds: 0, endSeconds: 1 }]) {
    const { status, json } = await call(POST, { key, body: { fileId, ...span } });
    expect([status, json.error.message]).toEqual([400, expect.stringContaining("no times")]);
  }
});

test("an export is accepted with its address, polled, and downloaded", async () => {
  const { key, fileId } = await recorded();
  const clip = await call(POST, { key, body: { fileId, startSeconds: 4, endSeconds: 7 } });
  const asked = await call(cut, { key, params: { id: clip.json.id }, body: {} });
  expect([asked.status, asked.headers.get("location")]).toEqual([202, `/api/exports/${asked.json.id}`]);
  await runExport(asked.json);
  const { json } = await call(getExport, { key, params: { id: asked.json.id } });
  expect(json).toMatchObject({ status: "ready", format: "wav", kind: "clip", subjectId: clip.json.id, error: null });
  expect((await fetch(json.downloadUrl)).headers.get("content-type")).toBe("audio/wav");
});

test("a waveform is cached by the browser and revalidated by its ETag", async () => {
  const { key, ctx, fileId } = await recorded();
  const params = { id: fileId };
  expect((await call(waveform, { key, params })).status).toBe(404);
  await drawWaveform(ctx, fileId);
  const first = await call(waveform, { key, params, query: { buckets: "10" } });
  expect(first.json).toMatchObject({ bucketSeconds: 2, durationSeconds: 20, startSeconds: 0 });
  expect(first.json.peaks).toHaveLength(10);
  expect(first.headers.get("cache-control")).toContain("private");
  const etag = first.headers.get("etag") ?? "";
  const again = await call(waveform, { key, params, query: { buckets: "10" }, headers: { "if-none-match": etag } });
  expect([again.status, again.text]).toEqual([304, ""]);
  expect((await call(waveform, { key, params, query: { startSeconds: "-1" } })).status).toBe(400);
});

test("with orNone, an empty list is returned before a waveform is drawn, and never cached", async () => {
  const { key, ctx, fileId } = await recorded();
  const asked = { key, params: { id: fileId }, query: { orNone: "true", buckets: "10" } };
  const none = await call(waveform, asked);
  expect([none.status, none.json.peaks, none.json.durationSeconds]).toEqual([200, [], 20]);
  expect(none.headers.get("cache-control")).toBe("private, no-store");
  const owner = { key, params: { ownerId: fileId }, query: asked.query };
  expect((await call(recordingWaveform, owner)).json).toEqual(none.json);
  await drawWaveform(ctx, fileId);
  const drawn = await call(waveform, asked);
  expect(drawn.json.peaks).toHaveLength(10);
  expect(drawn.headers.get("cache-control")).toContain("max-age");
  // A row names its waveform before that is written.
  const { waveformKey } = await db().file.findUniqueOrThrow({ where: { id: fileId } });
  await remove(waveformKey ?? "");
  expect((await call(waveform, asked)).json.peaks).toEqual([]);
  // People who may not read the recording learn nothing.
  const stranger = await makeCaller();
  expect((await call(waveform, { ...asked, key: stranger.key })).status).toBe(404);
});

test("a recording's link plays for people who may read it", async () => {
  const { key, fileId } = await recorded();
  const { json } = await call(link, { key, params: { ownerId: fileId } });
  expect(json).toMatchObject({ kind: "AUDIO", contentType: "audio/wav", durationSeconds: 20 });
  expect((await fetch(json.url)).status).toBe(200);
  const stranger = await makeCaller();
  expect((await call(link, { key: stranger.key, params: { ownerId: fileId } })).status).toBe(404);
});

test("a reel accepts clips of the workspace and no others", async () => {
  const { key, fileId } = await recorded();
  const clip = await call(POST, { key, body: { fileId, startSeconds: 4, endSeconds: 7 } });
  const reel = await call(makeReel, { key, body: { title: "Best of", clipIds: [clip.json.id, clip.json.id] } });
  expect([reel.status, reel.json.clips.length, reel.json.durationSeconds]).toEqual([201, 1, 3]);
  const other = await recorded();
  const foreign = await call(POST, { key: other.key, body: { fileId: other.fileId, startSeconds: 4, endSeconds: 7 } });
  const { status } = await call(place, { key, params: { id: reel.json.id }, body: { clipId: foreign.json.id } });
  expect(status).toBe(404);
});
