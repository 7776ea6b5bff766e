import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { answer } from "@/lib/services/interviews/answer";
import { createOne } from "@/lib/services/invitations/create-one";
import { lookUp } from "@/lib/services/participants/look-up";
import { ownData } from "@/lib/services/participants/own-data";
import { remove } from "@/lib/services/participants/remove";
import { start } from "@/lib/services/participants/start";
import { tokenOf } from "@/lib/services/participants/token";
import { withdraw } from "@/lib/services/participants/withdraw";
import { makePassage } from "@/lib/services/passages/make-passage";
import { read } from "@/lib/services/readouts/read";
import { begun, caller, joined, runningStudy, talkThrough } from "@/tests/support/data/participation";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { quoteEverywhere, tablesSaying } from "@/tests/support/read/quoted-words";

const SECRET = "My neighbour Wilhelmina always pays with her golden card at midnight";

async function told() {
  const made = await runningStudy({ type: "ai-curated-survey" });
  const { token, view } = await begun(made.link);
  const reply = await answer(caller(), token, { version: view.session?.version ?? 0, text: SECRET });
  return { ...made, token, version: reply.version };
}

async function finished() {
  const made = await told();
  await talkThrough(made.token, made.version);
  const session = await db().studySession.findFirstOrThrow({ where: { studyId: made.study.id } });
  return { ...made, session };
}

/** Everything the workspace's rows contain, as text. */
async function everything(workspaceId: string, sessionId: string): Promise<string> {
  const where = { workspaceId };
  return JSON.stringify(
    await Promise.all([
      db().participant.findMany({ where }),
      db().studySession.findMany({ where }),
      db().turn.findMany({ where: { sessionId } }),
      db().$queryRaw`SELECT text, speaker FROM segment WHERE owner_id = ${sessionId}`,
      db().chatMessage.findMany({ where }),
      db().auditEntry.findMany({ where }),
      db().job.findMany({ where }),
      db().outboxEvent.findMany({ where }),
    ]),
    (_, value) => (typeof value === "bigint" ? String(value) : value),
  );
}

describe("deletion at the participant's wish", () => {
  test("removes what was said, who said it and every quote of it; the number stays", async () => {
    const { token, session, workspace, study, person } = await finished();
    await db().studySession.update({ where: { id: session.id }, data: { qualityRating: "flagged" } });
    await db().participant.updateMany({ where: { studyId: study.id }, data: { clientHash: new Uint8Array([7]) } });
    const thread = await db().chatThread.create({
      data: { id: newId("thread"), workspaceId: workspace.id, title: "Cards" },
    });
    const quote = "always pays with her golden card";
    const cite = (sessionId: string, said: string) => ({
      n: 1,
      kind: "segment",
      studyId: study.id,
      sessionId,
      quote: said,
    });
    await db().chatMessage.create({
      data: {
        id: newId("message"),
        workspaceId: workspace.id,
        threadId: thread.id,
        role: "assistant",
        text: `P1 said “${quote}” [1]. P2 said “by invoice” [2].`,
        citations: [cite(session.id, quote), { ...cite("ses_other", "by invoice"), n: 2 }],
      },
    });
    await db().job.create({
      data: {
        id: newId("job"),
        workspaceId: workspace.id,
        type: "chat",
        status: "succeeded",
        input: {},
        result: { answer: `P1: “${quote}” [1]`, citations: [{ session_id: session.id, quote }] },
      },
    });
    await db().outboxEvent.create({
      data: {
        id: newId("event"),
        workspaceId: workspace.id,
        kind: "chat.completed",
        resourceId: thread.id,
        data: { messages: [{ text: `“${quote}” [1]`, citations: [{ session_id: session.id, quote }] }] },
      },
    });
    const mail = { workspaceId: workspace.id, subject: "x", html: "", recipient: "golden@people.test" };
    await db().mail.create({ data: { ...mail, id: randomUUID(), text: `Go on: /i/${token}` } });
    await db().mail.create({
      data: { ...mail, id: randomUUID(), text: "Somebody else's", recipient: "x@people.test" },
    });
    expect((await withdraw(caller(), token)).step).toBe("withdrawn");
    expect(await db().mail.findMany({ where: { workspaceId: workspace.id } })).toMatchObject([
      { recipient: "x@people.test" },
    ]);

    const left = await everything(workspace.id, session.id);
    expect(left).not.toMatch(/Wilhelmina|golden|midnight/);
    expect(left).toContain("by invoice");
    expect(await db().participant.findFirst({ where: { studyId: study.id } })).toMatchObject({
      number: 1,
      status: "withdrawn",
      name: null,
      email: null,
      clientHash: null,
      screenerAnswers: null,
    });
    const row = await db().studySession.findFirstOrThrow({ where: { studyId: study.id } });
    expect(row).toMatchObject({ status: "completed", answers: {}, chapters: [], signals: [], qualityRating: "good" });
    expect(await read(person.ctx, study.id)).toMatchObject({ newSessions: 0, flaggedSessions: 0 });
    expect(await db().transcript.count({ where: { sessionId: session.id } })).toBe(0);
    expect((await lookUp(caller(), token)).participant?.name).toBeNull();
    expect((await withdraw(caller(), token)).step).toBe("withdrawn");
  });

  test("keeps the researchers' own question, even where a clip starts with it", async () => {
    const { token, session, study, workspace, person } = await finished();
    const ctx = person.ctx;
    const asked = "Tell me about the week before you cancelled the subscription.";
    const line = await db().segment.findFirstOrThrow({ where: { ownerId: session.id, text: SECRET } });
    const question = { ownerId_index: { ownerId: session.id, index: line.index - 1 } };
    await db().segment.update({ where: question, data: { text: asked } });
    const span = { firstIndex: line.index - 1, firstOffset: 0, lastIndex: line.index, lastOffset: SECRET.length };
    await transaction(ctx, (tx) => makePassage(tx, ctx, session.id, span));
    const board = await db().board.create({
      data: { id: newId("board"), workspaceId: workspace.id, studyId: study.id, title: "Board" },
    });
    const own = { workspaceId: workspace.id, boardId: board.id };
    const [ours, theirs] = [newId("card"), newId("card")];
    await db().card.create({ data: { ...own, id: ours, position: "a1", insight: asked } });
    await db().card.create({ data: { ...own, id: theirs, position: "a2", insight: `${SECRET}, they said.` } });
    await withdraw(caller(), token);
    expect(await db().card.findFirst({ where: { id: ours } })).toMatchObject({ insight: asked });
    expect((await db().card.findFirst({ where: { id: theirs } }))?.insight).not.toContain("golden");
  });

  test("removes it from clips, cards, notes, reports and whatever else repeats it; passages say that it was deleted", async () => {
    const { token, session, study, workspace, person } = await finished();
    const ctx = person.ctx;
    const line = await db().segment.findFirstOrThrow({ where: { ownerId: session.id, text: SECRET } });
    const ends = { firstOffset: 0, lastOffset: SECRET.length };
    const span = { firstIndex: line.index, lastIndex: line.index, ...ends };
    const { id } = await transaction(ctx, (tx) => makePassage(tx, ctx, session.id, span));
    await quoteEverywhere(person, { ownerId: session.id, studyId: study.id, passageId: id, line: SECRET });
    const own = { workspaceId: workspace.id, boardId: (await db().board.findFirstOrThrow()).id, position: "a1" };
    const others = {
      ...own,
      id: newId("card"),
      insight: "Somebody always pays with her golden card at night, she said.",
    };
    await db().card.create({ data: others });
    await withdraw(caller(), token);
    expect(await tablesSaying("Wilhelmina")).toEqual([]);
    expect(await tablesSaying("golden card at midnight")).toEqual([]);
    const passage = await db().passage.findUniqueOrThrow({ where: { id } });
    expect(passage).toMatchObject({ state: "withdrawn", text: "" });
    expect(await db().card.findUniqueOrThrow({ where: { id: others.id } })).toMatchObject({
      insight: "[deleted at the participant's request]",
    });
  });

  test("removes the invitation's address, also from responses kept for repeated requests", async () => {
    const { ctx, study, workspace, person } = await runningStudy();
    const email = `wilhelmina-${process.pid}@people.test`;
    const { id } = await createOne(ctx, study.id, { email });
    const kept = {
      workspaceId: workspace.id,
      userId: person.id,
      operation: "POST x",
      key: "k",
      fingerprint: Buffer.of(),
    };
    await db().idempotencyKey.create({ data: { ...kept, status: 201, body: JSON.stringify({ data: { id, email } }) } });
    const { token } = await start(caller(), tokenOf("invitation", id), {});
    await withdraw(caller(), token);
    const left = await db().idempotencyKey.findFirstOrThrow({ where: { workspaceId: workspace.id } });
    expect(JSON.parse(left.body)).toEqual({ data: { id, email: `${id}@deleted.invalid` } });
    expect(await db().invitation.findFirst({ where: { id } })).toMatchObject({ email: `${id}@deleted.invalid` });
    expect(await db().mail.count({ where: { recipient: email } })).toBe(0);
  });

  test("in the middle of an interview frees the place, and an answer being sent isn't stored", async () => {
    const { token, study, version, link } = await told();
    await withdraw(caller(), token);
    const late = await answer(caller(), token, { version, text: SECRET });
    expect(late.step).toBe("withdrawn");
    expect(await db().turn.count()).toBe(0);
    expect(await db().studySession.count({ where: { studyId: study.id } })).toBe(0);
    expect((await begun(link)).view.step).toBe("interview");
  });

  test("during an answer leaves nothing behind", async () => {
    const { token, study, version } = await told();
    await Promise.all([
      ...Array.from({ length: 4 }, (_, at) => answer(caller(), token, { version, text: `${SECRET} ${at}` })),
      withdraw(caller(), token),
    ]);
    expect(await db().turn.count({ where: { session: { studyId: study.id } } })).toBe(0);
    expect((await lookUp(caller(), token)).step).toBe("withdrawn");
  });

  test("works after the study has ended", async () => {
    const { token, study, session, workspace } = await finished();
    await db().study.update({ where: { id: study.id }, data: { status: "ended", endedReason: "stopped" } });
    expect((await withdraw(caller(), token)).step).toBe("withdrawn");
    expect(await everything(workspace.id, session.id)).not.toContain("Wilhelmina");
  });
});

test("a researcher deletes what someone said who asks the team for it, once, and only in their own study", async () => {
  const { token, study, session, person, workspace } = await finished();
  const ids = { studyId: study.id, participantId: session.participantId };
  const [observer, stranger] = [await makePerson(workspace, "observer"), await makePerson(await makeWorkspace())];
  await expect(remove(observer.ctx, ids)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(remove(stranger.ctx, ids)).rejects.toMatchObject({ kind: "not_found" });
  expect(await remove(person.ctx, ids)).toMatchObject({ label: "P1", status: "withdrawn", name: null });
  expect(await everything(workspace.id, session.id)).not.toMatch(/Wilhelmina|golden/);
  expect((await lookUp(caller(), token)).step).toBe("withdrawn");
  expect(await remove(person.ctx, ids)).toMatchObject({ status: "withdrawn" });
  expect(await db().auditEntry.count({ where: { action: "participant.deleted", targetId: ids.participantId } })).toBe(
    1,
  );
});

test("participants see what is stored about them, and only that", async () => {
  const { token, link } = await finished();
  await joined(link);
  const data = await ownData(caller(), token);
  expect(data.participant).toMatchObject({ label: "P1", status: "completed" });
  expect(data.participant.consentText).toContain("voluntary");
  expect(data.session?.turns.map(({ text }) => text)).toContain(SECRET);
  await withdraw(caller(), token);
  const after = await ownData(caller(), token);
  expect(after).toMatchObject({ participant: { consentText: null, email: null }, screener: [], recording: false });
  expect(after.session?.turns).toEqual([]);
});
