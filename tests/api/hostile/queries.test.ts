import { beforeAll, describe, expect, test } from "vitest";
import { GET as listThreads } from "@/app/api/eva/threads/route";
import { GET as getFile } from "@/app/api/library/files/[id]/route";
import { GET as listLibraryFiles } from "@/app/api/library/files/route";
import { GET as listLibraryProjects } from "@/app/api/library/projects/route";
import { GET as searchEvidence } from "@/app/api/search/evidence/route";
import { GET as transcript } from "@/app/v1/files/[id]/transcript/route";
import { GET as listFiles } from "@/app/v1/projects/[id]/files/route";
import { GET as listProjects } from "@/app/v1/projects/route";
import { config } from "@/lib/core/config";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { call, type Route } from "@/tests/support/call";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let projects: string[];
let files: string[];
beforeAll(async () => {
  caller = await makeCaller();
  const workspaceId = caller.workspace.id;
  projects = ["apple one", "apple two", "apple three"].map(() => newId("project"));
  for (const [at, id] of projects.entries())
    await db().project.create({ data: { id, workspaceId, name: `apple ${at}` } });
  const lines = [1, 2, 3].map((at) => ({ speaker: "Ana", text: `Apple number ${at}.` }));
  files = [];
  for (const projectId of projects.slice(0, 2)) {
    files.push(await addTranscript(caller.ctx, lines, { projectId }));
    files.push(await addTranscript(caller.ctx, lines, { projectId }));
  }
});

/** A call whose query is given as text, since an object can't repeat a name. */
async function withQuery(route: Route, query: string) {
  const url = `${config().APP_URL}${route.operation.surface}${route.operation.path}?${query}`;
  const request = new Request(url, { headers: { authorization: `Bearer ${caller.key}` } });
  const response = await route(request, { params: Promise.resolve({}) });
  return { status: response.status, json: await response.json() };
}

describe("a limit is a plain whole number from 1 to 100", () => {
  test.each(["1", "100", "007"])("%s is one", async (limit) => {
    expect((await withQuery(listProjects, `limit=${limit}`)).status).toBe(200);
  });
  test.each(["0", "101", "-1", "1.0", "1e1", "0x10", "", "%205", "%2B5", "five", "1,2", "9".repeat(400), "NaN", "٣"])(
    "%j is none",
    async (limit) => {
      const { status, json } = await withQuery(listProjects, `limit=${limit}`);
      expect([status, json.error?.details?.[0]?.path]).toEqual([422, "limit"]);
      expect((await withQuery(listLibraryProjects, `limit=${limit}`)).status).toBe(400);
    },
  );
});

describe("a query parameter given twice", () => {
  test.each(["limit=1&limit=2", "cursor=a&cursor=b", "limit=1&limit=1"])("%s is refused by name", async (query) => {
    const { status, json } = await withQuery(listProjects, query);
    const [name] = query.split("=");
    expect([status, json.error.code, json.error.details?.[0]?.path]).toEqual([422, "validation_failed", name]);
  });

  test("q, too, in the app API", async () => {
    const { status, json } = await withQuery(searchEvidence, "q=apple&q=pear");
    expect([status, json.error.code, json.error.details?.[0]?.path]).toEqual([400, "bad_request", "q"]);
  });
});

describe("a cursor belongs to one list with one filter", () => {
  const cursorOf = async (route: Route, query: Record<string, string>, params: Record<string, string> = {}) => {
    const { json } = await call(route, { key: caller.key, params, query: { limit: "1", ...query } });
    const cursor = json.nextCursor ?? json.meta?.next_cursor ?? json.transcript?.nextCursor;
    expect(cursor).toEqual(expect.any(String));
    return cursor as string;
  };
  const status = async (route: Route, query: Record<string, string>, params: Record<string, string> = {}) =>
    (await call(route, { key: caller.key, params, query })).status;

  test("of projects, with its q", async () => {
    const cursor = await cursorOf(listLibraryProjects, { q: "apple" });
    expect(await status(listLibraryProjects, { q: "apple", cursor })).toBe(200);
    expect(await status(listLibraryProjects, { q: "pear", cursor })).toBe(400);
    expect(await status(listLibraryProjects, { cursor })).toBe(400);
  });

  test("of files, with its q, status and project", async () => {
    const [projectId = "", otherId = ""] = projects;
    const cursor = await cursorOf(listLibraryFiles, { projectId });
    expect(await status(listLibraryFiles, { projectId, cursor })).toBe(200);
    expect(await status(listLibraryFiles, { projectId: otherId, cursor })).toBe(400);
    expect(await status(listLibraryFiles, { projectId, status: "ready", cursor })).toBe(400);
    expect(await status(listLibraryFiles, { projectId, q: "a", cursor })).toBe(400);
    expect(await status(listFiles, { cursor }, { projectId: otherId })).toBe(422);
    expect(await status(listProjects, { cursor })).toBe(422);
  });

  test("of a transcript, of that very file", async () => {
    const [id = "", other = ""] = files;
    const cursor = await cursorOf(getFile, { segments: "1" }, { id });
    expect(await status(getFile, { segments: "1", cursor }, { id })).toBe(200);
    expect(await status(getFile, { segments: "1", cursor }, { id: other })).toBe(400);
    expect(await status(transcript, { cursor }, { id })).toBe(200);
    expect(await status(transcript, { cursor }, { id: other })).toBe(422);
    expect(await status(transcript, { cursor: Buffer.from("after:1").toString("base64url") }, { id })).toBe(422);
  });
});

test.each([
  ["with a letter more", (cursor: string) => `${cursor}A`],
  ["with what base64 has no letter for", (cursor: string) => `${cursor}!`],
  ["with a point in it", (cursor: string) => `${cursor.slice(0, 5)}.${cursor.slice(5)}`],
  ["with padding", (cursor: string) => `${cursor}=`],
  ["with a space before it", (cursor: string) => ` ${cursor}`],
  ["without its last letter", (cursor: string) => cursor.slice(0, -1)],
] as [string, (cursor: string) => string][])("a cursor %s is not the one that was given out", async (_, changed) => {
  const { json } = await call(listProjects, { key: caller.key, query: { limit: "1" } });
  const refused = await call(listProjects, { key: caller.key, query: { cursor: changed(json.meta.next_cursor) } });
  expect([refused.status, refused.json.error?.details?.[0]?.path]).toEqual([422, "cursor"]);
});

describe("the longest search words", () => {
  test.each([
    [listLibraryProjects, "a".repeat(200), 200],
    [listLibraryProjects, "a".repeat(201), 400],
    [listLibraryProjects, "😀".repeat(200), 200],
    [listLibraryProjects, "😀".repeat(201), 400],
    [searchEvidence, "a".repeat(500), 200],
    [searchEvidence, "a".repeat(501), 400],
    [searchEvidence, "😀".repeat(500), 200],
  ] as [Route, string, number][])("%#: are counted in characters", async (route, q, expected) => {
    expect((await call(route, { key: caller.key, query: { q } })).status).toBe(expected);
  });
});

test("a list for a project that doesn't exist is 404, not empty", async () => {
  for (const projectId of ["nope", "", newId("project")])
    for (const route of [listThreads, listLibraryFiles] as Route[])
      expect((await call(route, { key: caller.key, query: { projectId } })).status, projectId).toBe(404);
  expect((await call(listThreads, { key: caller.key, query: { projectId: projects[0] ?? "" } })).json.items).toEqual(
    [],
  );
});
