import { beforeAll, describe, expect, test } from "vitest";
import { DELETE, GET, PATCH } from "@/app/v1/cards/[id]/route";
import { GET as LIST, POST } from "@/app/v1/projects/[id]/cards/route";
import { GET as LIST_LANES, POST as POST_LANE } from "@/app/v1/projects/[id]/lanes/route";
import { db } from "@/lib/db/client";
import { create as createBoard } from "@/lib/services/boards/create";
import { create as createCard } from "@/lib/services/cards/create";
import { call, type Route } from "@/tests/support/call";
import { makeBoard } from "@/tests/support/data/boards";
import { makeStudy } from "@/tests/support/data/studies";
import { makeProject } from "@/tests/support/data/tags";
import { makeCaller } from "@/tests/support/factories";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let projectId: string;
beforeAll(async () => {
  caller = await makeCaller();
  projectId = await makeProject(caller.ctx);
});

const post = (body: unknown, project = projectId, headers = {}) =>
  call(POST, { key: caller.key, params: { projectId: project }, body, headers });
const postLane = (body: unknown, project = projectId) =>
  call(POST_LANE, { key: caller.key, params: { projectId: project }, body });
const on = (route: Route, id: string, body?: unknown) => call(route, { key: caller.key, params: { id }, body });

describe("cards of the v1 API", () => {
  test("are created, read, changed and deleted, with no fields beyond the contract's", async () => {
    const made = await post({ insight: "Too dear", source: "a call", notes: "ask again", type: ["pain"] });
    expect(made.status).toBe(201);
    const { id } = made.json.data;
    const card = {
      id,
      project_id: projectId,
      insight: "Too dear",
      source: "a call",
      notes: "ask again",
      type: ["pain"],
    };
    expect(made.json).toEqual({ data: card });
    expect((await on(GET, id)).json).toEqual({ data: card });
    const changed = await on(PATCH, id, { insight: "Far too dear", source: null, type: [] });
    expect(changed.json.data).toEqual({ ...card, insight: "Far too dear", source: null, type: [] });
    expect((await on(DELETE, id)).json).toEqual({ data: { ...card, insight: "Far too dear", source: null, type: [] } });
    expect((await on(GET, id)).status).toBe(404);
    expect(await db().auditEntry.findMany({ where: { targetId: id }, orderBy: { id: "asc" } })).toMatchObject([
      { action: "card.created", actorKind: "apiKey" },
      { action: "card.updated", details: { fields: ["insight", "source", "type"] } },
      { action: "card.deleted" },
    ]);
  });

  test("with only an insight have nulls and an empty list for the rest", async () => {
    const { json } = await post({ insight: "  Bare  " });
    expect(json.data).toMatchObject({ insight: "Bare", source: null, notes: null, type: [] });
  });

  test.each([
    ["no insight", {}, "insight"],
    ["an empty insight", { insight: "  " }, "insight"],
    ["a type that is no list", { insight: "a", type: "pain" }, "type"],
    ["a lane of nowhere", { insight: "a", lane_id: "lan_nowhere" }, "lane_id"],
  ])("are refused with %s, by its path", async (_, body, path) => {
    const { status, json } = await post(body);
    expect([status, json.error.code, json.error.details[0].path]).toEqual([422, "validation_failed", path]);
  });

  test("a lane of another project or workspace is refused like a missing one", async () => {
    const elsewhere = await postLane({ title: "Elsewhere" }, await makeProject(caller.ctx));
    const other = await makeCaller();
    const foreign = await makeBoard(other.ctx, { Theirs: 0 });
    const { id } = (await post({ insight: "Stays" })).json.data;
    for (const lane_id of [elsewhere.json.data.id, foreign.laneIds.Theirs, "lan_nowhere"]) {
      const answers = [await post({ insight: "a", lane_id }), await on(PATCH, id, { lane_id })];
      for (const { status, json } of answers)
        expect([status, json.error.details]).toEqual([
          422,
          [{ path: "lane_id", message: "This lane does not exist in the project." }],
        ]);
    }
  });

  test("are listed newest first, and one Idempotency-Key creates one card", async () => {
    const project = await makeProject(caller.ctx);
    const headers = { "idempotency-key": "card-1" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => post({ insight: "Once" }, project, headers)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    for (const insight of ["b", "c"]) await post({ insight }, project);
    const page = (query: Record<string, string>) =>
      call(LIST, { key: caller.key, params: { projectId: project }, query });
    const first = await page({ limit: "2" });
    expect(first.json.data.map((card: { insight: string }) => card.insight)).toEqual(["c", "b"]);
    const second = await page({ limit: "2", cursor: first.json.meta.next_cursor });
    expect(second.json).toMatchObject({ data: [{ insight: "Once" }], meta: { next_cursor: null } });
  });

  test("of a study's board are not visible on the v1 API", async () => {
    const study = await makeStudy(caller.person, { projectId });
    const board = await createBoard(caller.ctx, { studyId: study.id }, "Findings");
    const { id } = await createCard(caller.ctx, board.id, { insight: "Of the study" });
    for (const route of [GET, PATCH, DELETE])
      expect((await on(route, id, route === PATCH ? {} : undefined)).status).toBe(404);
    expect(await db().card.count({ where: { id, insight: "Of the study" } })).toBe(1);
  });
});

describe("lanes of the v1 API", () => {
  test("hold their cards in order; changing lane_id moves a card", async () => {
    const project = await makeProject(caller.ctx);
    const ids: string[] = [];
    for (const insight of ["a", "b", "c"]) ids.push((await post({ insight }, project)).json.data.id);
    const [a = "", b = "", c = ""] = ids;
    const one = await postLane({ title: "One", card_ids: [c, a] }, project);
    expect([one.status, one.json.data]).toEqual([
      201,
      { id: one.json.data.id, project_id: project, title: "One", card_ids: [c, a] },
    ]);
    const two = await postLane({ title: "Two", card_ids: [b] }, project);
    await on(PATCH, c, { lane_id: two.json.data.id });
    const lanes = async () => (await call(LIST_LANES, { key: caller.key, params: { projectId: project } })).json;
    expect(await lanes()).toMatchObject({
      data: [{ card_ids: [b, c] }, { card_ids: [a] }],
      meta: { next_cursor: null },
    });
    await on(PATCH, b, { lane_id: null });
    expect(await lanes()).toMatchObject({
      data: [
        { title: "Two", card_ids: [c] },
        { title: "One", card_ids: [a] },
      ],
    });
  });

  test("an unknown, foreign or repeated card is refused by its position, and no lane is created", async () => {
    const project = await makeProject(caller.ctx);
    const mine = (await post({ insight: "mine" }, project)).json.data.id;
    const elsewhere = (await post({ insight: "elsewhere" })).json.data.id;
    const other = await makeCaller();
    const foreign = (await makeBoard(other.ctx, { A: 1 })).cardIds.A1;
    for (const [bad, at] of [
      ["crd_nowhere", 1],
      [elsewhere, 1],
      [foreign, 1],
      [mine, 1],
    ] as const) {
      const { status, json } = await postLane({ title: "No", card_ids: [mine, bad] }, project);
      expect([status, json.error.details[0].path]).toEqual([422, `card_ids.${at}`]);
    }
    expect(await db().lane.count({ where: { projectId: project } })).toBe(0);
  });

  test("need a title of one line", async () => {
    for (const body of [{}, { title: "" }, { title: "a\nb" }, { title: "x".repeat(201) }])
      expect((await postLane(body)).status).toBe(422);
  });
});
