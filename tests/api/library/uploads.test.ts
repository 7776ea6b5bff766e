import { beforeAll, describe, expect, test } from "vitest";
import { POST as COMPLETE } from "@/app/api/library/files/[id]/complete/route";
import { GET as DOWNLOAD } from "@/app/api/library/files/[id]/download/route";
import { POST as UPLOAD } from "@/app/api/library/uploads/route";
import { config } from "@/lib/core/config";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { libraryServer } from "@/tests/support/data/library";
import { makeCaller, makeSession } from "@/tests/support/factories";

const BYTES = "WEBVTT\n\n00:01.000 --> 00:02.000\nHello.\n";
const body = { name: "a.vtt", sizeBytes: BYTES.length, contentType: "text/vtt" };

beforeAll(() => libraryServer());

const thisMonth = () => new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), 1));

describe("POST /api/library/uploads", () => {
  test("returns a link that accepts exactly these bytes; completing it starts processing once", async () => {
    const { key } = await makeCaller();
    const { status, json } = await call(UPLOAD, { key, body });
    expect(status).toBe(201);
    expect(json).toEqual({
      id: expect.stringMatching(/^upl_/),
      fileId: expect.stringMatching(/^fil_/),
      url: expect.stringContaining("http"),
      method: "PUT",
      headers: { "content-type": "text/vtt" },
      expiresAt: expect.any(String),
    });
    const params = { id: json.fileId };
    const early = await call(COMPLETE, { key, params });
    expect([early.status, early.json.error.code]).toEqual([409, "conflict"]);
    expect((await call(DOWNLOAD, { key, params })).status).toBe(409);

    const longer = await fetch(json.url, { method: "PUT", headers: json.headers, body: `${BYTES}more` });
    expect(longer.status).toBe(403);
    expect((await fetch(json.url, { method: "PUT", headers: json.headers, body: BYTES })).status).toBe(200);

    const done = await call(COMPLETE, { key, params });
    expect([done.status, done.json.status]).toEqual([200, "processing"]);
    expect((await call(COMPLETE, { key, params })).json).toEqual(done.json);
    expect(await db().outboxEvent.count({ where: { resourceId: json.fileId, kind: "file.uploaded" } })).toBe(1);

    const link = await call(DOWNLOAD, { key, params });
    expect(new Date(link.json.expiresAt).getTime()).toBeLessThan(Date.now() + 301_000);
    const sent = await fetch(link.json.url);
    expect(await sent.text()).toBe(BYTES);
    expect(sent.headers.get("content-disposition")).toContain("attachment");
  });

  test("recognizes files by name if the browser does not know their type", async () => {
    const { key } = await makeCaller();
    for (const [name, contentType, assetType, stored] of [
      ["a.srt", "", "TEXT", "application/x-subrip"],
      ["a.csv", "application/vnd.ms-excel", "CSV", "text/csv"],
      ["a.mp3", "application/octet-stream", "AUDIO", "audio/mpeg"],
      ["a.vtt", "text/plain; charset=utf-8", "TEXT", "text/vtt"],
      ["notes", "text/plain", "TEXT", "text/plain"],
    ]) {
      const { status, json } = await call(UPLOAD, { key, body: { name, contentType, sizeBytes: 5 } });
      expect(status, name).toBe(201);
      expect(await db().file.findUnique({ where: { id: json.fileId } })).toMatchObject({
        assetType,
        contentType: stored,
      });
      expect(json.headers).toEqual({ "content-type": stored });
    }
  });

  test.each([
    ["a larger file than the limit", { sizeBytes: 2 * 1024 ** 3 + 1 }, "sizeBytes"],
    ["an empty file", { sizeBytes: 0 }, "sizeBytes"],
    ["an unknown type", { contentType: "application/x-msdownload", name: "a.exe" }, "contentType"],
    ["an unknown name of no type", { contentType: "", name: "a.exe" }, "contentType"],
    ["a name that is a word of the language", { contentType: "", name: "constructor" }, "contentType"],
    ["an unknown language", { language: "no such language" }, "language"],
    ["an unknown field", { workspaceId: "wsp_1" }, "workspaceId"],
  ])("%s is 400 and creates nothing", async (_, change, path) => {
    const { key, workspace } = await makeCaller();
    const { status, json } = await call(UPLOAD, { key, body: { ...body, ...change } });
    expect([status, json.error.code, json.error.details[0].path]).toEqual([400, "bad_request", path]);
    expect(await db().file.count({ where: { workspaceId: workspace.id } })).toBe(0);
  });

  test("the size limit is a setting", async () => {
    const { key } = await makeCaller();
    config().MAX_UPLOAD_BYTES = 10;
    const { status } = await call(UPLOAD, { key, body: { ...body, sizeBytes: 11 } });
    config().MAX_UPLOAD_BYTES = 2 * 1024 ** 3;
    expect(status).toBe(400);
  });

  test.each([
    [2 * 1024 ** 3, "2 GB"],
    [300 * 1024 ** 2, "300 MB"],
    [1_500_000, "1500000 bytes"],
  ])("a limit of %i bytes is written as %s", async (most, words) => {
    const { key } = await makeCaller();
    config().MAX_UPLOAD_BYTES = most;
    const { json } = await call(UPLOAD, { key, body: { ...body, sizeBytes: most + 1 } });
    config().MAX_UPLOAD_BYTES = 2 * 1024 ** 3;
    expect(json.error.message).toBe(`A file can be at most ${words}.`);
  });

  test("another workspace's project is 404", async () => {
    const [mine, theirs] = [await makeCaller(), await makeCaller()];
    const project = await db().project.create({
      data: { id: `prj_${theirs.workspace.id}`, workspaceId: theirs.workspace.id },
    });
    const { status } = await call(UPLOAD, { key: mine.key, body: { ...body, projectId: project.id } });
    expect(status).toBe(404);
  });

  test("402 for a recording once the month's hours are used up; transcripts use none", async () => {
    const { key, workspace } = await makeCaller();
    const seconds = 10 * 3600;
    await db().monthlyUpload.create({ data: { workspaceId: workspace.id, month: thisMonth(), seconds } });
    const audio = { name: "a.mp3", sizeBytes: 5, contentType: "audio/mpeg" };
    const refused = await call(UPLOAD, { key, body: audio });
    expect([refused.status, refused.json.error.code]).toEqual([402, "payment_required"]);
    expect((await call(UPLOAD, { key, body })).status).toBe(201);
  });

  test("an observer is 403, with a session too", async () => {
    const { person } = await makeCaller({ role: "observer" });
    const { status } = await call(UPLOAD, { session: await makeSession(person), body });
    expect(status).toBe(403);
  });
});
