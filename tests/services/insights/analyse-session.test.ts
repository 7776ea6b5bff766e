import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { analyseSession } from "@/lib/services/insights/analyse-session";
import type { Signal } from "@/lib/services/insights/record";
import { get } from "@/lib/services/study-sessions/get";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession, type Given } from "@/tests/support/data/study-sessions";
import { makeCaller } from "@/tests/support/factories";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let study: Awaited<ReturnType<typeof makeStudy>>;
beforeAll(async () => {
  caller = await makeCaller();
  study = await makeStudy(caller.person, { status: "running" });
});

const GIVEN: Given[] = [
  { questionId: "q1", text: "I bought shoes last week and the checkout was great." },
  { questionId: "q1", text: "The delivery date was a nightmare, honestly. I'm not sure I would order again." },
  { questionId: "q2", text: "Shipping costs came as a surprise at the very end of it all." },
];
const stored = (id: string) => db().studySession.findUniqueOrThrow({ where: { id } });
const contextOf = () => systemContext("analyse-session", caller.workspace.id);

test("a completed session gets chapters, signals with exact quotes, a rating and one audit entry", async () => {
  const { sessionId } = await addSession(caller.ctx, study, GIVEN);
  await analyseSession(contextOf(), sessionId);
  const session = await stored(sessionId);
  expect(session).toMatchObject({
    analysedAt: expect.any(Date),
    qualityRating: "good",
    qualityReasons: [],
    chapters: [
      { title: "The last time you paid for something online", questionId: "q1", startSeconds: 0, endSeconds: 46 },
      { title: "What got in your way?", questionId: "q2", startSeconds: 46, endSeconds: 69 },
    ],
  });
  const signals = session.signals as Signal[];
  expect(signals.map(({ kind }) => kind)).toEqual(["sentiment", "strong_wording", "hesitation"]);
  for (const { index, quote } of signals) {
    const where = { ownerId_index: { ownerId: sessionId, index } };
    const { text, speaker } = await db().segment.findUniqueOrThrow({ where });
    expect(text).toContain(quote);
    expect(speaker).toMatch(/^P\d+$/);
  }
  expect(await db().auditEntry.count({ where: { targetId: sessionId, action: "session.analysed" } })).toBe(1);
});

test("repeating it, also twice at once, gives the same result", async () => {
  const { sessionId } = await addSession(caller.ctx, study, GIVEN);
  await analyseSession(contextOf(), sessionId);
  const { analysedAt: _, updatedAt: __, ...first } = await stored(sessionId);
  await Promise.all([analyseSession(contextOf(), sessionId), analyseSession(contextOf(), sessionId)]);
  expect(await stored(sessionId)).toMatchObject(first);
});

test("a model's titles replace those of the chapters, and nothing else", async () => {
  const { sessionId } = await addSession(caller.ctx, study, GIVEN);
  await analyseSession(contextOf(), sessionId, new Map([["What got in your way?", "Surprising shipping costs"]]));
  expect(await stored(sessionId)).toMatchObject({
    chapters: [{ title: "The last time you paid for something online" }, { title: "Surprising shipping costs" }],
  });
});

test("a session that is in progress, in another workspace, of a deleted participant, or gone is left alone", async () => {
  const running = await addSession(caller.ctx, study, GIVEN, { session: { status: "in_progress" } });
  const deleted = await addSession(caller.ctx, study, GIVEN, { participant: { deletedAt: new Date() } });
  const theirs = await addSession(caller.ctx, study, GIVEN);
  const { workspace } = await makeCaller();
  expect(await analyseSession(contextOf(), running.sessionId)).toBeNull();
  expect(await analyseSession(contextOf(), deleted.sessionId)).toBeNull();
  expect(await analyseSession(systemContext("analyse-session", workspace.id), theirs.sessionId)).toBeNull();
  expect(await analyseSession(contextOf(), newId("session"))).toBeNull();
  for (const { sessionId } of [running, deleted, theirs]) expect((await stored(sessionId)).analysedAt).toBeNull();
});

test.each([
  ["one endless word", "a".repeat(10_000)],
  ["right-to-left marks", "\u202e\u200fשלום ".repeat(1_400)],
  ["emoji", "👩‍👩‍👧‍👦".repeat(900)],
  ["signs of queries and patterns", "(a+)+$ '; DROP TABLE turn; -- <script> %_\\ ".repeat(220)],
])("an answer of ten thousand characters of %s is stored, analyzed and read unchanged", async (_name, text) => {
  const own = await makeStudy(caller.person, { status: "running" });
  const { sessionId } = await addSession(caller.ctx, own, [
    { questionId: "q1", text },
    { questionId: "q2", text: "The end." },
  ]);
  expect(await analyseSession(contextOf(), sessionId)).not.toBeNull();
  const { transcript, chapters } = await get(caller.ctx, own.id, sessionId);
  expect(transcript[1]?.text).toBe(text);
  expect(chapters).toHaveLength(2);
});

describe("the same person", () => {
  const clientHash = new Uint8Array([1, 2, 3]);
  const words = "We always pay by invoice since the finance team asked us to do that.";
  const honest = (text: string): Given[] => [
    { questionId: "q1", text },
    { questionId: "q2", text: `${text} And that is all that I can say.` },
  ];
  test("in the same browser, or with the same words, is noted on the later session", async () => {
    const own = await makeStudy(caller.person, { status: "running" });
    const more = { participant: { clientHash } };
    const first = await addSession(caller.ctx, own, honest(words), more);
    const again = await addSession(caller.ctx, own, honest("It went as I had expected it to go this time."), more);
    const copied = await addSession(caller.ctx, own, honest(words));
    for (const { sessionId } of [first, again, copied]) await analyseSession(contextOf(), sessionId);
    expect(await stored(first.sessionId)).toMatchObject({ qualityRating: "good" });
    expect(await stored(again.sessionId)).toMatchObject({
      qualityRating: "flagged",
      qualityReasons: [{ kind: "duplicate_person", text: "P1 took part from the same browser and network." }],
    });
    expect(await stored(copied.sessionId)).toMatchObject({
      qualityReasons: [{ kind: "duplicate_person", text: `P1 gave the same words: “${words}”.` }],
    });
  });
  test("in another study, or of someone who was deleted, is ignored", async () => {
    const [one, other] = [await makeStudy(caller.person), await makeStudy(caller.person)];
    const more = { participant: { clientHash } };
    await addSession(caller.ctx, one, honest(words), more);
    await addSession(caller.ctx, other, honest(words), { participant: { clientHash, deletedAt: new Date() } });
    const { sessionId } = await addSession(caller.ctx, other, honest(words), more);
    await analyseSession(contextOf(), sessionId);
    expect(await stored(sessionId)).toMatchObject({ qualityRating: "good" });
  });
});
