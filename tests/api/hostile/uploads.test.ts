import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { POST as COMPLETE } from "@/app/api/library/files/[id]/complete/route";
import { GET as DOWNLOAD } from "@/app/api/library/files/[id]/download/route";
import { DELETE, GET, PATCH } from "@/app/api/library/files/[id]/route";
import { POST as UPLOAD } from "@/app/api/library/uploads/route";
import { POST as ATTACH } from "@/app/v1/projects/[id]/files/route";
import { POST as PROJECT } from "@/app/v1/projects/route";
import { db } from "@/lib/db/client";
import { removeDoomed } from "@/lib/services/files/remove-doomed";
import { call } from "@/tests/support/call";
import { libraryServer } from "@/tests/support/data/library";
import { makeCaller } from "@/tests/support/factories";

const BYTES = "WEBVTT\n\n00:01.000 --> 00:02.000\nHello.\n";

let close: () => Promise<void>;
let caller: Awaited<ReturnType<typeof makeCaller>>;
beforeAll(async () => {
  close = await libraryServer();
  caller = await makeCaller();
});
afterAll(() => close());

const start = (fields: object = {}) =>
  call(UPLOAD, {
    key: caller.key,
    body: { name: "a.vtt", sizeBytes: BYTES.length, contentType: "text/vtt", ...fields },
  });
type Started = { url: string; headers: Record<string, string>; fileId: string; id: string };
const put = ({ url, headers }: Started, body: string = BYTES, more: Record<string, string> = {}) =>
  fetch(url, { method: "PUT", headers: { ...headers, ...more }, body });
const stored = async () => {
  const { json } = await start();
  expect((await put(json)).status).toBe(200);
  return json as Started;
};
const complete = (id: string, key = caller.key) => call(COMPLETE, { key, params: { id } });

describe("a link to send bytes to", () => {
  test("accepts neither fewer nor more bytes, nor another type, method or key", async () => {
    const { json } = await start();
    for (const body of [BYTES.slice(1), `${BYTES}x`, ""]) expect((await put(json, body)).status).toBe(403);
    expect((await put(json, BYTES, { "content-type": "text/html" })).status).toBe(403);
    expect((await fetch(json.url)).status).toBe(403);
    expect((await fetch(json.url, { method: "DELETE" })).status).toBe(405);
    const { json: other } = await start();
    const swapped = new URL(json.url);
    swapped.pathname = new URL(other.url).pathname;
    expect((await put({ ...json, url: swapped.href })).status).toBe(403);
    for (const [name, value] of [
      ["X-Amz-Expires", "604800"],
      ["X-Amz-SignedHeaders", "host"],
      ["X-Amz-Date", "20300101T000000Z"],
    ] as const) {
      const changed = new URL(json.url);
      changed.searchParams.set(name, value);
      expect((await put({ ...json, url: changed.href })).status, name).toBe(403);
    }
    expect((await complete(json.fileId)).status).toBe(409);
  });

  test("accepts the bytes twice before the completion, and the last ones count", async () => {
    const { json } = await start();
    const other = BYTES.replace("Hello", "Howdy");
    expect((await put(json)).status).toBe(200);
    expect((await put(json, other)).status).toBe(200);
    expect((await complete(json.fileId)).status).toBe(200);
    const link = await call(DOWNLOAD, { key: caller.key, params: { id: json.fileId } });
    expect(await (await fetch(link.json.url)).text()).toBe(other);
  });
});

describe("completing", () => {
  test("by many at once starts the processing once, with one response", async () => {
    const { fileId } = await stored();
    const answers = await Promise.all(Array.from({ length: 8 }, () => complete(fileId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await db().outboxEvent.count({ where: { resourceId: fileId, kind: "file.uploaded" } })).toBe(1);
    expect(await db().auditEntry.count({ where: { targetId: fileId, action: "file.uploaded" } })).toBe(1);
  });

  test("what is another workspace's, deleted, or not a file at all is 404", async () => {
    const { fileId, id } = await stored();
    const other = await makeCaller();
    expect((await complete(fileId, other.key)).status).toBe(404);
    expect((await complete(id)).status).toBe(404);
    expect((await call(DELETE, { key: caller.key, params: { id: fileId } })).status).toBe(200);
    expect((await complete(fileId)).status).toBe(404);
  });

  test("into two projects at once ends in one of them", async () => {
    const upload = await stored();
    const projects = await Promise.all(
      ["a", "b", "c"].map(async (name) => (await call(PROJECT, { key: caller.key, body: { name } })).json.data.id),
    );
    const body = { upload_id: upload.id };
    const answers = await Promise.all(
      projects.map((projectId) => call(ATTACH, { key: caller.key, params: { projectId }, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const winner = projects[answers.findIndex(({ status }) => status === 201)];
    expect(await db().file.findUnique({ where: { id: upload.fileId } })).toMatchObject({ projectId: winner });
  });
});

test("a file's bytes are gone for links that were created before it was deleted", async () => {
  const { fileId, url, headers, id } = await stored();
  await complete(fileId);
  const link = await call(DOWNLOAD, { key: caller.key, params: { id: fileId } });
  expect((await fetch(link.json.url)).status).toBe(200);
  await call(DELETE, { key: caller.key, params: { id: fileId } });
  await removeDoomed();
  expect((await fetch(link.json.url)).status).toBe(404);
  expect((await call(GET, { key: caller.key, params: { id: fileId } })).status).toBe(404);
  // The upload link is valid for an hour: what arrives through it afterwards is removed as well.
  expect((await put({ url, headers, fileId, id })).status).toBe(200);
  await removeDoomed();
  expect((await fetch(link.json.url)).status).toBe(404);
});

describe("a file's name", () => {
  const shown = async (name: string) => {
    const { status, json } = await start({ name });
    if (status !== 201) return { status, json };
    await put(json);
    await complete(json.fileId);
    const link = await call(DOWNLOAD, { key: caller.key, params: { id: json.fileId } });
    const disposition = (await fetch(link.json.url)).headers.get("content-disposition") ?? "";
    const file = await call(GET, { key: caller.key, params: { id: json.fileId } });
    return { status, json: file.json, disposition };
  };

  test.each([
    ["../../etc/passwd.vtt"],
    ["..\\..\\windows\\a.vtt"],
    ["/etc/passwd.vtt"],
    ['a"; filename="b.vtt'],
    ["a%2F%2e%2e%2Fb.vtt"],
    ["<script>alert(1)</script>.vtt"],
    ["Ünïcödé 文件 👩‍🔬.vtt"],
    [`${"n".repeat(251)}.vtt`],
    [`${"𝒳".repeat(251)}.vtt`],
  ])("%#: is kept as it is, and harmless in a download", async (name) => {
    const { status, json, disposition } = await shown(name);
    expect([status, json.name]).toEqual([201, name]);
    expect(disposition).toMatch(/^attachment; filename="[^"/\\]*"; filename\*=UTF-8''[^/\\;\s]*$/);
  });

  test.each([
    ["a line break", "a\r\nSet-Cookie: x=y.vtt"],
    ["a tabulator", "a\tb.vtt"],
    ["an escape", "a\u001b[31m.vtt"],
    ["NUL", "a\0.vtt"],
    ["one that changes the text direction", "report\u202ettv.exe.vtt"],
    ["an isolate", "a\u2066b.vtt"],
    ["half a character", "a\ud83d.vtt"],
    ["nothing", "  "],
    ["256 characters", `${"n".repeat(252)}.vtt`],
    ["300 characters", `${"n".repeat(296)}.vtt`],
  ])("with %s is refused, by a rename too", async (_, name) => {
    const { status, json } = await start({ name });
    expect([status, json.error?.details?.[0]?.path]).toEqual([400, "name"]);
    const { fileId } = await stored();
    const renamed = await call(PATCH, { key: caller.key, params: { id: fileId }, body: { name } });
    expect([renamed.status, renamed.json.error?.details?.[0]?.path]).toEqual([400, "name"]);
  });
});

describe("what an upload says about itself", () => {
  test.each([
    ["sizeBytes", 0],
    ["sizeBytes", -1],
    ["sizeBytes", 1.5],
    ["sizeBytes", "5"],
    ["sizeBytes", null],
    ["sizeBytes", 2 ** 31 + 1],
    ["sizeBytes", Number.MAX_SAFE_INTEGER + 2],
    ["sizeBytes", 1e300],
    ["contentType", null],
    ["contentType", "text/html"],
    ["contentType", "image/svg+xml"],
    ["contentType", "text/vtt\r\nx-amz-acl: public-read"],
    ["language", ""],
    ["language", "english!"],
    ["language", "x".repeat(36)],
    ["language", "EN_us"],
    ["language", null],
    ["projectId", null],
    ["projectId", 5],
  ])("%s: %j is refused by name", async (field, value) => {
    const { status, json } = await start({ [field]: value });
    expect([status, json.error?.code, json.error?.details?.[0]?.path]).toEqual([400, "bad_request", field]);
  });

  test.each([
    ["auto", null],
    ["en", "en"],
    ["PT-br", "pt-BR"],
    ["zh-hant-tw", "zh-Hant-TW"],
    ["iw", "he"],
  ])("the language %s is stored as %s", async (language, noted) => {
    const { status, json } = await start({ language });
    expect(status).toBe(201);
    expect(await db().file.findUnique({ where: { id: json.fileId } })).toMatchObject({ language: noted });
  });
});

test("an empty change changes nothing about a file", async () => {
  const { fileId } = await stored();
  const before = await db().file.findUnique({ where: { id: fileId } });
  const { status, json } = await call(PATCH, { key: caller.key, params: { id: fileId }, body: {} });
  expect([status, json.id]).toEqual([200, fileId]);
  expect(await db().file.findUnique({ where: { id: fileId } })).toEqual(before);
  expect(await db().auditEntry.count({ where: { targetId: fileId, action: "file.updated" } })).toBe(0);
});
