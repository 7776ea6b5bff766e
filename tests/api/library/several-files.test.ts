import { beforeAll, describe, expect, test } from "vitest";
import { POST as DELETE } from "@/app/api/library/files/delete/route";
import { POST as MOVE } from "@/app/api/library/files/move/route";
import { GET as QUOTED } from "@/app/api/library/files/quoted/route";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { create } from "@/lib/services/projects/create";
import { call } from "@/tests/support/call";
import { makeQuotedCard } from "@/tests/support/data/boards";
import { addFile, libraryServer } from "@/tests/support/data/library";
import { makeCaller } from "@/tests/support/factories";

const VTT = "WEBVTT\n\n00:00:01.000 --> 00:00:01.900\n<v Ana>A line.\n";

beforeAll(() => libraryServer());

const filesOf = (ctx: Context, names: string[], projectId?: string) =>
  Promise.all(names.map((name) => addFile(ctx, { name, bytes: `${VTT}\nNOTE ${name}`, projectId })));
const placesOf = async (ids: string[]) => {
  const rows = await db().file.findMany({ where: { id: { in: ids } }, select: { id: true, projectId: true } });
  return new Map(rows.map(({ id, projectId }) => [id, projectId]));
};
const audited = async ({ workspaceId }: Context, action: string) =>
  (
    await db().auditEntry.findMany({
      where: { workspaceId, action },
      select: { targetId: true, name: true, changes: true },
    })
  ).sort((a, b) => `${a.targetId}`.localeCompare(`${b.targetId}`));

describe("POST /api/library/files/move", () => {
  test("moves files from several projects together, each with its own audit entry", async () => {
    const { ctx, key } = await makeCaller();
    const [from, to] = [await create(ctx, { name: "From" }), await create(ctx, { name: "To" })];
    const [a = "", b = ""] = [...(await filesOf(ctx, ["a.vtt"], from.id)), ...(await filesOf(ctx, ["b.vtt"]))];
    const [there = ""] = await filesOf(ctx, ["c.vtt"], to.id);
    const { status, json } = await call(MOVE, { key, body: { fileIds: [a, b, there], projectId: to.id } });
    expect(status).toBe(200);
    expect(json.items.map((file: { projectName: string }) => file.projectName)).toEqual(["To", "To", "To"]);
    expect([...(await placesOf([a, b, there])).values()]).toEqual([to.id, to.id, to.id]);
    const entries = await audited(ctx, "file.updated");
    expect(entries.map(({ targetId, changes }) => [targetId, changes])).toEqual(
      [
        [a, { projectId: { before: from.id, after: to.id } }],
        [b, { projectId: { before: null, after: to.id } }],
      ].sort(([x], [y]) => `${x}`.localeCompare(`${y}`)),
    );
  });

  test("takes files out of their projects", async () => {
    const { ctx, key } = await makeCaller();
    const ids = await filesOf(ctx, ["a.vtt", "b.vtt"], (await create(ctx, { name: "From" })).id);
    await call(MOVE, { key, body: { fileIds: ids, projectId: null } });
    expect([...(await placesOf(ids)).values()]).toEqual([null, null]);
  });

  test("moves nothing to a project that doesn't exist, or is another workspace's", async () => {
    const { ctx, key } = await makeCaller();
    const other = await makeCaller();
    const foreign = await create(other.ctx, { name: "Theirs" });
    const ids = await filesOf(ctx, ["a.vtt"]);
    for (const projectId of ["prj_none", foreign.id])
      expect((await call(MOVE, { key, body: { fileIds: ids, projectId } })).status).toBe(404);
    expect([...(await placesOf(ids)).values()]).toEqual([null]);
  });

  test("leaves another workspace's files alone, and takes no more than 100", async () => {
    const { ctx, key } = await makeCaller();
    const other = await makeCaller();
    const project = await create(ctx, { name: "Mine" });
    const [mine = ""] = await filesOf(ctx, ["a.vtt"]);
    const [theirs = ""] = await filesOf(other.ctx, ["b.vtt"]);
    const { json } = await call(MOVE, { key, body: { fileIds: [mine, theirs], projectId: project.id } });
    expect(json.items.map(({ id }: { id: string }) => id)).toEqual([mine]);
    expect((await placesOf([theirs])).get(theirs)).toBeNull();
    const tooMany = Array.from({ length: 101 }, (_, at) => `file_${at}`);
    for (const fileIds of [[], tooMany])
      expect((await call(MOVE, { key, body: { fileIds, projectId: null } })).status).toBe(400);
  });
});

describe("POST /api/library/files/delete", () => {
  test("deletes files together, each with its own audit entry; what is gone already doesn't stop it", async () => {
    const { ctx, key } = await makeCaller();
    const other = await makeCaller();
    const [a = "", b = "", kept = ""] = await filesOf(ctx, ["a.vtt", "b.vtt", "kept.vtt"]);
    const [theirs = ""] = await filesOf(other.ctx, ["theirs.vtt"]);
    const { status, json } = await call(DELETE, { key, body: { fileIds: [a, b, theirs, "file_gone"] } });
    expect(status).toBe(200);
    expect(json.items.map(({ name }: { name: string }) => name).sort()).toEqual(["a.vtt", "b.vtt"]);
    expect([...(await placesOf([a, b, kept, theirs])).keys()].sort()).toEqual([kept, theirs].sort());
    expect((await audited(ctx, "file.deleted")).map(({ name }) => name).sort()).toEqual(["a.vtt", "b.vtt"]);
    const again = await call(DELETE, { key, body: { fileIds: [a, b] } });
    expect(again).toMatchObject({ status: 200, json: { items: [] } });
  });

  test("two who delete and move the same files at once don't get in each other's way", async () => {
    const { ctx, key } = await makeCaller();
    const project = await create(ctx, { name: "To" });
    const ids = await filesOf(ctx, ["a.vtt", "b.vtt", "c.vtt"]);
    const answers = await Promise.all([
      call(DELETE, { key, body: { fileIds: ids } }),
      call(MOVE, { key, body: { fileIds: [...ids].reverse(), projectId: project.id } }),
      call(DELETE, { key, body: { fileIds: [...ids].reverse() } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await placesOf(ids)).size).toBe(0);
    expect(await audited(ctx, "file.deleted")).toHaveLength(3);
  });
});

describe("GET /api/library/files/quoted", () => {
  test("counts what quotes any of the files, and knows none of another workspace", async () => {
    const { ctx, key } = await makeCaller();
    const other = await makeCaller();
    const project = await create(ctx, { name: "Quoted" });
    const cards = [await makeQuotedCard(ctx, project.id), await makeQuotedCard(ctx, project.id)];
    const [unquoted = ""] = await filesOf(ctx, ["a.vtt"]);
    const fileIds = [...cards.map(({ ownerId }) => ownerId), unquoted].join(",");
    const counts = { clips: 0, tags: 0, cards: 2, notes: 0, claims: 0, reports: 0 };
    expect((await call(QUOTED, { key, query: { fileIds } })).json).toEqual(counts);
    expect((await call(QUOTED, { key, query: { fileIds: unquoted } })).json).toEqual({ ...counts, cards: 0 });
    expect((await call(QUOTED, { key: other.key, query: { fileIds } })).status).toBe(404);
  });
});
