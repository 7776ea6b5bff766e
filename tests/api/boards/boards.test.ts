import { beforeAll, describe, expect, test } from "vitest";
import { GET as CHANGES } from "@/app/api/boards/[id]/changes/route";
import { GET as EXPORT } from "@/app/api/boards/[id]/export.csv/route";
import { POST as IMPORT } from "@/app/api/boards/[id]/import/route";
import { POST as MOVE } from "@/app/api/boards/[id]/moves/route";
import { DELETE, GET, PATCH } from "@/app/api/boards/[id]/route";
import { GET as LIST, POST } from "@/app/api/boards/route";
import { GET as LIST_OF_STUDY, POST as POST_TO_STUDY } from "@/app/api/studies/[id]/boards/route";
import { config } from "@/lib/core/config";
import { db } from "@/lib/db/client";
import { sessionCookieName } from "@/lib/http/sign-in/session-token";
import { update } from "@/lib/services/boards/update";
import { call } from "@/tests/support/call";
import { makeBoard, makeQuotedCard } from "@/tests/support/data/boards";
import { makeStudy } from "@/tests/support/data/studies";
import { makeProject } from "@/tests/support/data/tags";
import { makeCaller, makePerson, makeSession } from "@/tests/support/factories";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let projectId: string;
beforeAll(async () => {
  caller = await makeCaller();
  projectId = await makeProject(caller.ctx);
});

const post = (body: unknown) => call(POST, { key: caller.key, body });

describe("boards", () => {
  test("belong to a project or a study, never to both or neither", async () => {
    const study = await makeStudy(caller.person, { projectId });
    const ofProject = await post({ title: "P", projectId });
    expect([ofProject.status, ofProject.json]).toMatchObject([
      201,
      { title: "P", project: { id: projectId }, study: null, isMain: false, version: 0, laneCount: 0, cardCount: 0 },
    ]);
    const params = { id: study.id };
    const ofStudy = await call(POST_TO_STUDY, { key: caller.key, params, body: { title: "S" } });
    expect(ofStudy.json).toMatchObject({ title: "S", project: null, study: { id: study.id } });
    for (const home of [{}, { projectId, studyId: study.id }])
      expect((await post({ title: "No", ...home })).json.error).toMatchObject({
        code: "bad_request",
        details: [{ path: "projectId" }],
      });
    for (const home of [{ projectId: "prj_nowhere" }, { studyId: "std_nowhere" }])
      expect((await post({ title: "No", ...home })).status).toBe(404);
    const listed = await call(LIST_OF_STUDY, { key: caller.key, params });
    expect(listed.json.items.map(({ id }: { id: string }) => id)).toEqual([ofStudy.json.id]);
    const bySlug = await call(LIST_OF_STUDY, { key: caller.key, params: { id: study.slug } });
    expect([bySlug.status, bySlug.json]).toEqual([200, listed.json]);
    const ofBoth = await call(LIST, { key: caller.key, query: { projectId } });
    const ids = ofBoth.json.items.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([ofStudy.json.id, ofProject.json.id]);
  });

  test("can be created in a study by its slug too", async () => {
    const study = await makeStudy(caller.person);
    const { status, json } = await call(POST_TO_STUDY, {
      key: caller.key,
      params: { id: study.slug },
      body: { title: "By slug" },
    });
    expect([status, json]).toMatchObject([201, { study: { id: study.id } }]);
  });

  test("are listed by a part of their title, a page at a time", async () => {
    const other = await makeCaller();
    const project = await makeProject(other.ctx);
    for (const title of ["Alpha one", "Beta", "Alpha 100%"])
      await call(POST, { key: other.key, body: { title, projectId: project } });
    const titles = async (query: Record<string, string>) => {
      const { json } = await call(LIST, { key: other.key, query });
      return { found: json.items.map(({ title }: { title: string }) => title), next: json.nextCursor };
    };
    expect((await titles({ q: "alpha" })).found).toEqual(["Alpha 100%", "Alpha one"]);
    expect((await titles({ q: "%" })).found).toEqual(["Alpha 100%"]);
    const first = await titles({ limit: "2" });
    expect((await titles({ limit: "2", cursor: first.next })).found).toEqual(["Alpha one"]);
    expect((await call(LIST, { key: other.key, query: { projectId: "prj_nowhere" } })).status).toBe(404);
  });

  test("are read whole: lanes in order, cards with their quotes", async () => {
    const { boardId, cardId, laneId, ownerId } = await makeQuotedCard(caller.ctx, projectId);
    const { json } = await call(GET, { key: caller.key, params: { id: boardId } });
    expect(json).toMatchObject({
      lanes: [{ id: laneId, title: "Theirs", color: null, cardIds: [cardId] }],
      cards: [{ id: cardId, laneId, insight: "Costs", evidence: [{ quote: "Nobody told us what it costs." }] }],
    });
    expect(json.cards[0].evidence[0]).toMatchObject({ fileId: ownerId, state: "verbatim", url: expect.any(String) });
  });

  test("are renamed and deleted by those who may write, and read by observers", async () => {
    const { boardId } = await makeBoard(caller.ctx, { A: 1 });
    const params = { id: boardId };
    const observer = await makeSession(await makePerson(caller.workspace, "observer"));
    expect((await call(GET, { session: observer, params })).status).toBe(200);
    expect((await call(PATCH, { session: observer, params, body: { title: "X" } })).status).toBe(403);
    const renamed = await call(PATCH, { key: caller.key, params, body: { title: "New" } });
    expect(renamed.json.title).toBe("New");
    expect((await call(DELETE, { key: caller.key, params })).json.title).toBe("New");
    expect(await db().card.count({ where: { boardId } })).toBe(0);
  });

  test("move one card or several, and return the new version", async () => {
    const { boardId, laneIds, cardIds } = await makeBoard(caller.ctx, { A: 2, B: 0 });
    const move = (body: object) => call(MOVE, { key: caller.key, params: { id: boardId }, body });
    const one = await move({ cardId: cardIds.A1, laneId: laneIds.B, afterCardId: null });
    expect(one.json).toEqual({ version: expect.any(Number), moved: [cardIds.A1] });
    const both = await move({ cardIds: [cardIds.A2, cardIds.A1], laneId: null, afterCardId: null });
    expect(both.json).toEqual({ version: one.json.version + 1, moved: [cardIds.A2, cardIds.A1] });
    const none = await move({ laneId: null, afterCardId: null });
    expect([none.status, none.json.error.details[0].path]).toEqual([400, "cardIds"]);
  });
});

describe("a board as a file", () => {
  test("is a CSV named after the board, and is imported as the request's body", async () => {
    const { boardId } = await makeBoard(caller.ctx, { "=A": 2, "-": 1 });
    const file = await call(EXPORT, { key: caller.key, params: { id: boardId } });
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(file.headers.get("content-disposition")).toContain('filename="Findings.csv"');
    expect(file.text).toContain("'=A,1,'=A1");
    const { boardId: copy } = await makeBoard(caller.ctx);
    const answer = await send(copy, file.text, "text/csv; charset=utf-8");
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { lanes: 1, cards: 3, evidence: 0, missingEvidence: 0 },
    ]);
    const json = await send(copy, file.text, "application/json");
    expect(json.status).toBe(415);
    const session = await makeSession(caller.person);
    const origin = new URL(config().APP_URL).origin;
    const byPerson = { cookie: `${sessionCookieName()}=${session}`, origin };
    expect((await send(copy, file.text, "text/csv", byPerson)).status).toBe(201);
    expect((await send(copy, file.text, "text/plain", byPerson)).status).toBe(415);
    expect((await send(copy, file.text, "text/csv", { ...byPerson, origin: "https://evil.test" })).status).toBe(403);
    const broken = await send(copy, "Insight\na\0b", "text/csv");
    expect(broken.status).toBe(400);
  });

  const send = (boardId: string, body: string, type: string, who: Record<string, string> = {}) => {
    const url = `${config().APP_URL}/api/boards/${boardId}/import`;
    const headers = { "content-type": type, ...(who.cookie ? who : { authorization: `Bearer ${caller.key}` }) };
    return IMPORT(new Request(url, { method: "POST", headers, body }), { params: Promise.resolve({ id: boardId }) });
  };
});

describe("changes of a board", () => {
  test("arrive as events: the version at once, and the next one when something changes", async () => {
    const session = await makeSession(caller.person);
    const { boardId } = await makeBoard(caller.ctx);
    const plain = await call(CHANGES, { session, params: { id: boardId } });
    expect(plain.json).toEqual({ version: 0 });
    const stop = new AbortController();
    const headers = { accept: "text/event-stream", authorization: `Bearer ${caller.key}` };
    const request = new Request(`${config().APP_URL}/api/boards/${boardId}/changes`, { headers, signal: stop.signal });
    const response = await CHANGES(request, { params: Promise.resolve({ id: boardId }) });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const heard = async (version: number) => {
      let text = "";
      while (!text.includes(`event: version\ndata: {"version":${version}}`)) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error(`the stream ended after ${text}`);
        text += value;
      }
    };
    await heard(0);
    await update(caller.ctx, boardId, { title: "Renamed" });
    await heard(1);
    stop.abort();
    expect((await reader?.read())?.done).toBe(true);
  });

  test("to another workspace's board are not found, also as a stream", async () => {
    const { boardId } = await makeBoard((await makeCaller()).ctx);
    const headers = { accept: "text/event-stream" };
    expect((await call(CHANGES, { key: caller.key, params: { id: boardId }, headers })).status).toBe(404);
  });
});
