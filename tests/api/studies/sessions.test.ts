import { beforeAll, describe, expect, test } from "vitest";
import { POST as EXCLUDE } from "@/app/api/studies/[id]/sessions/[sessionId]/exclude/route";
import { POST as INCLUDE } from "@/app/api/studies/[id]/sessions/[sessionId]/include/route";
import { POST as KEEP } from "@/app/api/studies/[id]/sessions/[sessionId]/keep/route";
import { GET } from "@/app/api/studies/[id]/sessions/[sessionId]/route";
import { GET as LIST } from "@/app/api/studies/[id]/sessions/route";
import { newId } from "@/lib/core/ids";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { analyseSession } from "@/lib/services/insights/analyse-session";
import { call } from "@/tests/support/call";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeCaller } from "@/tests/support/factories";
import { countStatements } from "@/tests/support/watch/count-statements";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let study: Awaited<ReturnType<typeof makeStudy>>;
let ids: string[];
beforeAll(async () => {
  caller = await makeCaller();
  study = await makeStudy(caller.person, { status: "running", targetParticipants: 10 });
  ids = [];
  for (const text of ["It was a nightmare, honestly.", "n/a", "It was fine."]) {
    const given = ["q1", "q2"].map((questionId) => ({ questionId, text }));
    const { sessionId } = await addSession(caller.ctx, study, given);
    await analyseSession(systemContext("analyse-session", caller.workspace.id), sessionId);
    ids.push(sessionId);
  }
  const { sessionId } = await addSession(caller.ctx, study, [], {
    session: { status: "in_progress", endedAt: null, durationSeconds: null, responseId: null },
  });
  ids.push(sessionId);
});

const list = async (query: Record<string, string> = {}) =>
  (await call(LIST, { key: caller.key, params: { id: study.id }, query })).json;
const idsOf = async (query: Record<string, string>) => (await list(query)).items.map(({ id }: { id: string }) => id);

describe("GET /api/studies/:id/sessions", () => {
  test("lists sessions newest first, a page at a time, with how many there are", async () => {
    const first = await list({ limit: "3" });
    expect(first).toMatchObject({ total: 4, nextCursor: expect.any(String) });
    const rest = await list({ limit: "3", cursor: first.nextCursor });
    expect([...first.items, ...rest.items].map(({ id }: { id: string }) => id)).toEqual([...ids].reverse());
    expect(rest.nextCursor).toBeNull();
    expect(rest.items[0]).toEqual({
      id: ids[0],
      studyId: study.id,
      status: "completed",
      answerCount: 2,
      hasRecording: false,
      analysed: true,
      participant: { id: expect.stringMatching(/^par_/), label: "P1" },
      startedAt: expect.any(String),
      endedAt: expect.any(String),
      durationSeconds: 46,
      quality: { rating: "good", reasons: [] },
      responseId: expect.stringMatching(/^rsp_/),
      withdrawn: false,
    });
    expect(first.items[0]).toMatchObject({ status: "in_progress", endedAt: null, durationSeconds: null });
  });

  test("filters by status and rating, accepts the study's slug too, and refuses another list's cursor", async () => {
    expect(await idsOf({ status: "in_progress" })).toEqual([ids[3]]);
    expect(await idsOf({ quality: "flagged" })).toEqual([ids[1]]);
    expect(await idsOf({ quality: "good" })).toEqual([ids[2], ids[0]]);
    expect(await list({ quality: "flagged" })).toMatchObject({ total: 1 });
    const params = { id: study.slug };
    expect((await call(LIST, { key: caller.key, params })).json.items).toHaveLength(4);
    const { nextCursor } = await list({ limit: "1" });
    const query = { cursor: nextCursor, status: "completed" };
    expect((await call(LIST, { key: caller.key, params: { id: study.id }, query })).status).toBe(400);
    const wrong: Record<string, string>[] = [{ status: "done" }, { quality: "bad" }, { limit: "0" }];
    for (const bad of wrong)
      expect((await call(LIST, { key: caller.key, params: { id: study.id }, query: bad })).status).toBe(400);
  });

  test("is two statements, and so is one session", async () => {
    expect(await countStatements(() => list())).toBe(2);
    const params = { id: study.id, sessionId: ids[0] ?? "" };
    expect(await countStatements(() => call(GET, { key: caller.key, params }))).toBe(2);
  });

  test("a study without sessions has none, and a missing one is not found", async () => {
    const empty = await makeStudy(caller.person);
    const params = { id: empty.id };
    expect((await call(LIST, { key: caller.key, params })).json).toEqual({ items: [], nextCursor: null, total: 0 });
    expect((await call(LIST, { key: caller.key, params: { id: newId("study") } })).status).toBe(404);
  });
});

describe("GET /api/studies/:id/sessions/:sessionId", () => {
  test("returns transcript, chapters, signals, answers and quality with their evidence", async () => {
    const params = { id: study.id, sessionId: ids[0] ?? "" };
    const { json } = await call(GET, { key: caller.key, params });
    expect(json).toMatchObject({
      transcript: [
        { id: `${ids[0]}:0`, index: 0, speaker: "Moderator", role: "moderator", startSeconds: 0, endSeconds: 3 },
        { index: 1, speaker: "P1", role: "participant", startSeconds: 3, text: "It was a nightmare, honestly." },
        { index: 2, role: "moderator" },
        { index: 3, role: "participant" },
      ],
      chapters: [{ questionId: "q1", summary: "“It was a nightmare, honestly.”" }, { questionId: "q2" }],
      signals: [
        { kind: "strong_wording", atSeconds: 3, quote: "It was a nightmare, honestly.", index: 1 },
        { kind: "strong_wording", index: 3 },
      ],
      answers: { q1: { question: expect.any(String), answer: "It was a nightmare, honestly." } },
      recordingUrl: null,
      recordingType: null,
      excluded: null,
    });
    const flagged = await call(GET, { key: caller.key, params: { ...params, sessionId: ids[1] ?? "" } });
    expect(flagged.json.quality).toEqual({
      rating: "flagged",
      reasons: [{ kind: "empty_answers", text: "2 of 2 open answers say nothing (“n/a”)." }],
    });
  });

  test("a recording is a link, and not a file of the library", async () => {
    const { sessionId } = await addSession(caller.ctx, study, [{ questionId: "q1", text: "Hello." }]);
    const id = newId("file");
    const file = { id, workspaceId: caller.workspace.id, name: "talk.webm", status: "ready", assetType: "AUDIO" };
    await db().file.create({
      data: { ...file, sessionId, contentType: "audio/webm", sizeBytes: 9, storageKey: `${caller.workspace.id}/${id}` },
    });
    const { json } = await call(GET, { key: caller.key, params: { id: study.id, sessionId } });
    expect(json).toMatchObject({ hasRecording: true, recordingType: "audio/webm" });
    expect(json.recordingUrl).toContain(id);
    const { GET: FILE } = await import("@/app/api/library/files/[id]/route");
    expect((await call(FILE, { key: caller.key, params: { id } })).status).toBe(404);
  });
});

describe("POST exclude and include", () => {
  test("take a reason, return the session, and refuse one in progress", async () => {
    const params = { id: study.id, sessionId: ids[2] ?? "" };
    const excluded = await call(EXCLUDE, { key: caller.key, params, body: { reason: "Works for a competitor." } });
    expect(excluded).toMatchObject({
      status: 200,
      json: { quality: { rating: "excluded" }, excluded: { reason: "Works for a competitor." } },
    });
    expect(await idsOf({ quality: "excluded" })).toEqual([ids[2]]);
    expect(await call(INCLUDE, { key: caller.key, params })).toMatchObject({ status: 200, json: { excluded: null } });
    for (const body of [{}, { reason: "" }, { reason: "x".repeat(501) }, { reason: "x", why: "y" }])
      expect((await call(EXCLUDE, { key: caller.key, params, body })).status).toBe(400);
    const inProgress = { ...params, sessionId: ids[3] ?? "" };
    expect((await call(EXCLUDE, { key: caller.key, params: inProgress, body: { reason: "x" } })).status).toBe(409);
  });

  test("a flagged session is kept and flagged again, and its reasons stay", async () => {
    const flagged = (await idsOf({ quality: "flagged" }))[0] ?? "";
    const params = { id: study.id, sessionId: flagged };
    const kept = await call(KEEP, { key: caller.key, params, body: { kept: true } });
    expect(kept).toMatchObject({ status: 200, json: { quality: { rating: "good", reasons: [{}] } } });
    const again = await call(KEEP, { key: caller.key, params, body: { kept: false } });
    expect(again).toMatchObject({ status: 200, json: { quality: { rating: "flagged" } } });
    expect((await call(KEEP, { key: caller.key, params, body: {} })).status).toBe(400);
  });
});
