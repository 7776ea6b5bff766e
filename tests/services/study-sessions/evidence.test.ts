import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { noAnswer } from "@/lib/core/evidence/no-answer";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { ask } from "@/lib/services/eva/ask";
import { loadCorpus } from "@/lib/services/eva/retrieve/corpus/load-corpus";
import { save } from "@/lib/services/eva/save";
import { search } from "@/lib/services/evidence/search";
import { tokenOf } from "@/lib/services/participants/token";
import { withdraw } from "@/lib/services/participants/withdraw";
import { create } from "@/lib/services/projects/create";
import { exclude } from "@/lib/services/study-sessions/exclude";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

let ctx: Context;
let caller: Awaited<ReturnType<typeof makeCaller>>;
let studies: Awaited<ReturnType<typeof makeStudy>>[];
let sessions: string[];
let fileId: string;
let projectId: string;

const SAID = [
  "The shipping costs were shown far too late, that was the worst part.",
  "Shipping costs were fine by me, I had expected them.",
];

beforeAll(async () => {
  caller = await makeCaller();
  ctx = caller.ctx;
  projectId = (await create(ctx, { name: "Checkout" })).id;
  studies = [
    await makeStudy(caller.person, { status: "running", projectId }),
    await makeStudy(caller.person, { status: "running" }),
  ];
  const added = [];
  for (const [at, study] of studies.entries())
    added.push(await addSession(ctx, study, [{ questionId: "q2", text: SAID[at] ?? "" }]));
  sessions = added.map(({ sessionId }) => sessionId);
  fileId = await addTranscript(ctx, [{ speaker: "Ana", text: "Shipping costs made me leave the shop." }]);
});

describe("evidence search", () => {
  const found = async (query: Partial<Parameters<typeof search>[1]>) =>
    (await search(ctx, { q: "shipping costs", limit: 10, ...query })).items;

  test("finds what participants said in sessions next to files, with study, session and place", async () => {
    const hits = await found({});
    expect(hits).toHaveLength(3);
    expect(hits.find((hit) => hit.sessionId === sessions[0])).toEqual({
      source: "session",
      id: `${sessions[0]}:1`,
      fileId: null,
      studyId: studies[0]?.id,
      sessionId: sessions[0],
      sourceName: studies[0]?.title,
      claim: null,
      flagged: false,
      private: false,
      speaker: "P1",
      startSeconds: 3,
      endSeconds: 23,
      quote: SAID[0],
      marks: [
        { start: 4, end: 12 },
        { start: 13, end: 18 },
      ],
      url: `/studies/${studies[0]?.id}/sessions/${sessions[0]}#s1`,
    });
  });

  test("never finds what a moderator asked, by whole words or by parts", async () => {
    expect(await found({ q: "what got in your way" })).toEqual([]);
    expect(await found({ q: "ot in you" })).toEqual([]);
  });

  test("searches the named studies, sessions and files together, and within a project", async () => {
    const [first, second] = [studies[0]?.id ?? "", studies[1]?.id ?? ""];
    const owners = async (query: Parameters<typeof found>[0]) => (await found(query)).map(({ id }) => id.split(":")[0]);
    expect(await owners({ studyIds: [first] })).toEqual([sessions[0]]);
    expect(await owners({ sessionIds: [sessions[1] ?? ""] })).toEqual([sessions[1]]);
    expect((await owners({ studyIds: [second], fileIds: [fileId] })).sort()).toEqual([fileId, sessions[1]].sort());
    expect(await owners({ projectId })).toEqual([sessions[0]]);
    expect(await owners({ projectId, fileIds: [fileId], sessionIds: sessions.slice(0, 1) })).toEqual([sessions[0]]);
  });

  test("a study or session of another workspace, or outside the project, is not found", async () => {
    const stranger = await makeCaller();
    const theirs = await makeStudy(stranger.person);
    const { sessionId } = await addSession(stranger.ctx, theirs, [{ questionId: "q1", text: "Shipping costs." }]);
    for (const scope of [
      { studyIds: [theirs.id] },
      { sessionIds: [sessionId] },
      { studyIds: [newId("study")] },
      { projectId, studyIds: [studies[1]?.id ?? ""] },
    ])
      await expect(found(scope)).rejects.toMatchObject({ kind: "not_found" });
  });
});

describe("Eva", () => {
  test("answers from the sessions of the named studies, and cites speaker and second", async () => {
    const { citations } = await ask(ctx, {
      question: "What did people say about shipping costs?",
      studyIds: studies.map(({ id }) => id),
    });
    expect(citations.length).toBeGreaterThan(0);
    for (const citation of citations) {
      expect(citation).toMatchObject({ sessionId: expect.stringMatching(/^ses_/), startSeconds: 3 });
      expect(citation).not.toHaveProperty("fileId");
      expect(SAID.some((said) => said.includes(citation.quote))).toBe(true);
      expect(citation.url).toMatch(/^\/studies\/std_\w+\/sessions\/ses_\w+#s1$/);
    }
    expect(new Set(citations.map(({ id }) => id.split(":")[0])).size).toBe(2);
    await expect(ask(ctx, { question: "Why?", studyIds: [newId("study")] })).rejects.toMatchObject({
      kind: "not_found",
    });
  });

  test("knows nothing of an excluded session, and stores no quote of one that was excluded meanwhile", async () => {
    const study = await makeStudy(caller.person, { status: "running" });
    const text = "The helicopter pad was the whole problem for me.";
    const { sessionId } = await addSession(ctx, study, [{ questionId: "q2", text }]);
    const question = { question: "Was the helicopter pad a problem?", studyIds: [study.id] };
    const before = await ask(ctx, question);
    expect(before.citations).toHaveLength(1);
    await exclude(ctx, study.id, sessionId, "x");
    expect(await ask(ctx, question)).toMatchObject({ answer: noAnswer("chosen"), citations: [] });
    const looking = { question: { text: "?", turns: [] }, scope: {}, byModel: false };
    const prepared = { ...looking, versions: new Map(), threadId: null, asked: "?" };
    const composed = { ...before, paragraphs: [before.answer], kept: null, notes: [] };
    const saving = { createdById: null, actId: newId("message") };
    await expect(transaction(ctx, (tx) => save(tx, ctx, prepared, composed, saving))).rejects.toMatchObject({
      kind: "conflict",
    });
  });

  test("forgets what a participant has deleted: transcript, findings and quotes in answers", async () => {
    const study = await makeStudy(caller.person, { status: "running" });
    const text = "The gondola was the whole problem for me, honestly.";
    const { sessionId, participantId } = await addSession(ctx, study, [{ questionId: "q2", text }]);
    const { messageId, answer } = await ask(ctx, { question: "Was the gondola a problem?", studyIds: [study.id] });
    expect(answer).toContain("gondola");
    await withdraw({ requestId: newId("request"), address: null }, tokenOf("participant", participantId));
    expect(await db().segment.count({ where: { ownerId: sessionId } })).toBe(0);
    const message = await db().chatMessage.findUniqueOrThrow({ where: { id: messageId } });
    expect(JSON.stringify([message.text, message.citations])).not.toContain("whole problem");
    expect(message.text).toContain("[deleted at the participant's request]");
    expect((await search(ctx, { q: "gondola", limit: 5 })).items).toEqual([]);
  });
});

test("the first participant of one study is a different person than the first of another", async () => {
  const { people } = await loadCorpus(
    ctx,
    { studyIds: studies.map(({ id }) => id) },
    () => ({ question: [], sayings: [] }),
    () => [],
  );
  expect(people).toBe(2);
});
