import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, test } from "vitest";
import { POST as COMPLETE } from "@/app/api/library/files/[id]/complete/route";
import { POST as PARTS } from "@/app/api/library/uploads/[id]/parts/route";
import { DELETE, GET } from "@/app/api/library/uploads/[id]/route";
import { POST } from "@/app/api/library/uploads/multipart/route";
import { POST as WHOLE } from "@/app/api/library/uploads/route";
import { POST as ATTACH } from "@/app/v1/projects/[id]/files/route";
import { db } from "@/lib/db/client";
import { listParts } from "@/lib/integrations/storage/multipart";
import { head, open } from "@/lib/integrations/storage/storage";
import { removeDoomed } from "@/lib/services/files/remove-doomed";
import { create } from "@/lib/services/projects/create";
import { removeStale } from "@/lib/services/uploads/remove-stale";
import { call } from "@/tests/support/call";
import { libraryServer } from "@/tests/support/data/library";
import { makeCaller, makePerson, makeSession } from "@/tests/support/factories";

const PART_BYTES = 8 * 1024 ** 2;
const bytes = randomBytes(2 * PART_BYTES + 1_000);
const body = { name: "long.mp3", sizeBytes: bytes.length, contentType: "audio/mpeg" };

beforeAll(() => libraryServer());

const stored = async (fileId: string) => {
  const { storageKey: key, upload } = await db().file.findUniqueOrThrow({
    where: { id: fileId },
    include: { upload: true },
  });
  return { key, multipartId: upload?.multipartId ?? "" };
};

async function begun() {
  const caller = await makeCaller();
  const { key } = caller;
  const { status, json } = await call(POST, { key, body });
  expect(status).toBe(201);
  const params = { id: json.id as string };
  const send = async (...partNumbers: number[]) => {
    const links = await call(PARTS, { key, params, body: { partNumbers } });
    expect(links.status).toBe(200);
    for (const { partNumber, sizeBytes, url } of links.json.parts) {
      const part = bytes.subarray((partNumber - 1) * PART_BYTES, (partNumber - 1) * PART_BYTES + sizeBytes);
      expect((await fetch(url, { method: "PUT", body: part })).status).toBe(200);
    }
  };
  const complete = () => call(COMPLETE, { key, params: { id: json.fileId } });
  return { ...caller, upload: json, params, send, complete };
}

describe("an upload in parts", () => {
  test("reports what has arrived, resumes where it was, and is completed once", async () => {
    const { key, upload, params, send, complete } = await begun();
    expect(upload).toEqual({
      id: expect.stringMatching(/^upl_/),
      fileId: expect.stringMatching(/^fil_/),
      name: "long.mp3",
      sizeBytes: bytes.length,
      partBytes: PART_BYTES,
      partCount: 3,
      parts: [],
      expiresAt: expect.any(String),
      completedAt: null,
    });
    await send(2);
    expect((await call(GET, { key, params })).json.parts).toEqual([{ partNumber: 2, sizeBytes: PART_BYTES }]);
    const early = await complete();
    expect([early.status, early.json.error.message]).toEqual([409, expect.stringContaining("2 of 3 parts")]);

    await send(1, 3);
    const done = await complete();
    expect([done.status, done.json.status]).toEqual([200, "processing"]);
    expect((await complete()).json).toEqual(done.json);
    expect(await db().outboxEvent.count({ where: { resourceId: upload.fileId, kind: "file.uploaded" } })).toBe(1);
    const { key: storageKey } = await stored(upload.fileId);
    expect((await buffer(await open(storageKey))).equals(bytes)).toBe(true);

    const { json } = await call(GET, { key, params });
    expect([json.completedAt, json.parts.length]).toEqual([expect.any(String), 3]);
    expect((await call(PARTS, { key, params, body: { partNumbers: [1] } })).status).toBe(409);
    expect((await call(DELETE, { key, params })).status).toBe(409);
  });

  test("is completed once by many callers at once", async () => {
    const { upload, send, complete } = await begun();
    await send(1, 2, 3);
    const answers = await Promise.all(Array.from({ length: 6 }, complete));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await db().outboxEvent.count({ where: { resourceId: upload.fileId, kind: "file.uploaded" } })).toBe(1);
  });

  test("is attached to a project by the v1 API, with an Idempotency-Key too", async () => {
    const { key, ctx, upload, send } = await begun();
    const { id: projectId } = await create(ctx, { name: "Checkout" });
    await send(1, 2, 3);
    const attach = () =>
      call(ATTACH, { key, params: { projectId }, body: { upload_id: upload.id }, headers: { "idempotency-key": "a" } });
    const made = await attach();
    expect([made.status, made.json.data.status]).toEqual([201, "processing"]);
    expect((await attach()).json).toEqual(made.json);
  });

  test("a canceled one is gone at once, and its parts with the job", async () => {
    const { key, upload, params, send, complete } = await begun();
    await send(1);
    const object = await stored(upload.fileId);
    expect(await call(DELETE, { key, params })).toMatchObject({
      status: 200,
      json: { id: upload.id, fileId: upload.fileId },
    });
    expect((await call(GET, { key, params })).status).toBe(404);
    expect((await call(DELETE, { key, params })).status).toBe(404);
    expect((await complete()).status).toBe(404);
    expect(await listParts(object)).toHaveLength(1);
    await removeDoomed();
    expect(await listParts(object)).toBeNull();
    expect(await head(object.key)).toBeNull();
  });

  test("one that nobody completes in a week is removed with its parts", async () => {
    const { upload, send } = await begun();
    await send(1);
    const object = await stored(upload.fileId);
    await removeStale();
    expect(await listParts(object)).toHaveLength(1);
    const expiresAt = new Date(Date.now() - 2 * 3_600_000);
    await db().upload.update({ where: { id: upload.id }, data: { expiresAt }, select: { id: true } });
    await removeStale();
    await removeDoomed();
    expect(await listParts(object)).toBeNull();
    expect(await db().file.count({ where: { id: upload.fileId } })).toBe(0);
  });

  test("a missing part is 400, and so is no part at all", async () => {
    const { key, params } = await begun();
    for (const [partNumbers, path] of [
      [[1, 4], "partNumbers.1"],
      [[0], "partNumbers.0"],
      [[], "partNumbers"],
    ]) {
      const { status, json } = await call(PARTS, { key, params, body: { partNumbers } });
      expect([status, json.error.details[0].path]).toEqual([400, path]);
    }
  });

  test("a missing project is 404, and nothing is started", async () => {
    const { key, workspace } = await makeCaller();
    expect((await call(POST, { key, body: { ...body, projectId: "prj_none" } })).status).toBe(404);
    expect(await db().file.count({ where: { workspaceId: workspace.id } })).toBe(0);
  });

  test("is hidden from other workspaces, and an observer may only look", async () => {
    const { params, workspace } = await begun();
    const other = await makeCaller();
    for (const [route, given] of [
      [GET, {}],
      [DELETE, {}],
      [PARTS, { body: { partNumbers: [1] } }],
    ] as const)
      expect((await call(route, { key: other.key, params, ...given })).status).toBe(404);
    const session = await makeSession(await makePerson(workspace, "observer"));
    expect((await call(GET, { session, params })).status).toBe(200);
    expect((await call(DELETE, { session, params })).status).toBe(403);
    expect((await call(PARTS, { session, params, body: { partNumbers: [1] } })).status).toBe(403);
  });
});

test("a single-PUT upload has no parts, and can be canceled", async () => {
  const { key } = await makeCaller();
  const { json } = await call(WHOLE, { key, body });
  const params = { id: json.id };
  expect(json.method).toBe("PUT");
  expect((await call(GET, { key, params })).status).toBe(409);
  expect((await call(PARTS, { key, params, body: { partNumbers: [1] } })).status).toBe(409);
  expect((await call(DELETE, { key, params })).status).toBe(200);
});
