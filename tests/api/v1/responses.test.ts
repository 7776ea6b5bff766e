import { beforeAll, describe, expect, test } from "vitest";
import { GET as SESSIONS } from "@/app/v1/engage/tests/[id]/sessions/route";
import { GET } from "@/app/v1/responses/[id]/route";
import { GET as LIST } from "@/app/v1/tests/[id]/responses/route";
import { newId } from "@/lib/core/ids";
import { call } from "@/tests/support/call";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeCaller } from "@/tests/support/factories";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let study: Awaited<ReturnType<typeof makeStudy>>;
let added: Awaited<ReturnType<typeof addSession>>[];
beforeAll(async () => {
  caller = await makeCaller();
  study = await makeStudy(caller.person, { status: "running" });
  added = [];
  for (const text of ["One.", "Two.", "Three."])
    added.push(await addSession(caller.ctx, study, [{ questionId: "q1", text }]));
  const running = { status: "in_progress", endedAt: null, durationSeconds: null, responseId: null };
  await addSession(caller.ctx, study, [], { session: running });
});

test("GET /engage/tests/{id}/sessions lists every session without its transcript", async () => {
  const { json, status } = await call(SESSIONS, { key: caller.key, params: { id: study.id } });
  expect(status).toBe(200);
  expect(json.data).toHaveLength(4);
  expect(json.data[0]).toMatchObject({ status: "in_progress", response_id: null, ended_at: null });
  expect(json.data[3]).toEqual({
    id: added[0]?.sessionId,
    test_id: study.id,
    response_id: added[0]?.responseId,
    has_recording: false,
    participant: { id: added[0]?.participantId, label: "P1" },
    status: "completed",
    quality: { rating: "good", reasons: [] },
    duration_seconds: 23,
    started_at: expect.any(String),
    ended_at: expect.any(String),
  });
});

describe("responses", () => {
  test("there is one for every completed session, newest first, a page at a time", async () => {
    const params = { id: study.id };
    const first = await call(LIST, { key: caller.key, params, query: { limit: "2" } });
    const query = { limit: "2", cursor: first.json.meta.next_cursor };
    const rest = await call(LIST, { key: caller.key, params, query });
    const ids = [...first.json.data, ...rest.json.data].map(({ id }: { id: string }) => id);
    expect(ids).toEqual(added.map(({ responseId }) => responseId).reverse());
    expect(rest.json.meta.next_cursor).toBeNull();
  });

  test("one maps question ids to question and answer", async () => {
    const { responseId = "", sessionId, participantId } = added[1] ?? {};
    const { json } = await call(GET, { key: caller.key, params: { id: responseId } });
    expect(json.data).toEqual({
      id: responseId,
      test_id: study.id,
      session_id: sessionId,
      participant_id: participantId,
      participant_label: "P2",
      answers: { q1: { question: "Tell me about the last time you paid for something online.", answer: "Two." } },
      quality: { rating: "good", reasons: [] },
      duration_seconds: 23,
      submitted_at: expect.any(String),
    });
  });

  test("another workspace's or a missing response is not found", async () => {
    const { key } = await makeCaller();
    for (const id of [added[0]?.responseId ?? "", newId("response")])
      expect((await call(GET, { key, params: { id } })).status).toBe(404);
    expect((await call(LIST, { key, params: { id: study.id } })).status).toBe(404);
    expect((await call(SESSIONS, { key, params: { id: study.id } })).status).toBe(404);
  });
});
