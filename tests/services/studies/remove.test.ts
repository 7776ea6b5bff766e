import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { currentTransaction } from "@/lib/db/current-transaction";
import { audit, transaction } from "@/lib/db/transaction";
import { deletionOf } from "@/lib/services/audit/deletion-of";
import { create as createBoard } from "@/lib/services/boards/create";
import { create as createClip } from "@/lib/services/clips/create";
import { tokenOf } from "@/lib/services/participants/token";
import { makePassage } from "@/lib/services/passages/make-passage";
import { get } from "@/lib/services/studies/get";
import { removal } from "@/lib/services/studies/removal";
import { remove } from "@/lib/services/studies/remove";
import { update } from "@/lib/services/studies/update";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeProject } from "@/tests/support/data/tags";
import { makeCaller, makePerson } from "@/tests/support/factories";
import { lockWaits } from "@/tests/support/other-caller";
import { tablesSaying } from "@/tests/support/read/quoted-words";

test("a draft is deleted with its boards, and its open checkout is closed", async () => {
  const { ctx, person, workspace } = await makeCaller();
  const study = await makeStudy(person);
  const board = await createBoard(ctx, { studyId: study.id }, "Plans");
  const charge = { id: newId("charge"), workspaceId: workspace.id, studyId: study.id, amountCents: 3300 };
  const page = { description: "Launch", service: "sandbox", customerReference: "cus_1", checkoutReference: charge.id };
  await db().charge.create({ data: { ...charge, ...page, kind: "launch", status: "checkout" } });
  expect(await remove(ctx, study.slug)).toEqual({ id: study.id });
  await expect(get(ctx, study.id)).rejects.toMatchObject({ kind: "not_found" });
  expect(await db().board.count({ where: { id: board.id } })).toBe(0);
  expect(await db().charge.findFirst({ where: { id: charge.id } })).toMatchObject({ status: "cancelled" });
  const entry = { targetId: study.id, action: "study.deleted" };
  expect(await db().auditEntry.count({ where: entry })).toBe(1);
  // Who follows an old link is told that it was deleted; by whom, only if they may read the audit log.
  const [name] = (await db().user.findMany({ where: { id: person.id } })).map((one) => one.name);
  const told = { kind: "study", name: study.title, deletedAt: expect.any(Date) };
  expect(await deletionOf(ctx, ["std_other", study.id])).toEqual({ ...told, by: name });
  const observer = await makePerson({ id: workspace.id, plan: "pro" }, "observer");
  expect(await deletionOf(observer.ctx, [study.id])).toEqual({ ...told, by: null });
  expect(await deletionOf(ctx, [study.slug])).toEqual({ ...told, by: name });
  expect(await deletionOf((await makeCaller()).ctx, [study.id, study.slug])).toBeNull();
  const action = "report.deleted";
  await transaction(ctx, async (tx) => audit(tx, { action, targetId: "rpt_private", name: "My notes" }));
  expect((await deletionOf(observer.ctx, ["rpt_private"]))?.name).toBeNull();
});

test.each(["running", "paused"] as const)("a study that is %s is never deleted", async (status) => {
  const { ctx, person } = await makeCaller();
  const study = await makeStudy(person, { status });
  await expect(remove(ctx, study.id)).rejects.toMatchObject({ kind: "conflict" });
  expect((await get(ctx, study.id)).status).toBe(status);
});

const SECRET = "My neighbour Wilhelmina always pays with her golden card";

test("an ended study is deleted with all that people said and left in it; what quotes it elsewhere keeps the words", async () => {
  const { ctx, person, workspace } = await makeCaller();
  const { id: workspaceId } = workspace;
  const study = await makeStudy(person, { status: "ended" });
  const invitation = newId("invitation");
  await db().invitation.create({ data: { id: invitation, workspaceId, studyId: study.id, email: "mina@people.test" } });
  const wilhelmina = { name: "Wilhelmina Vos", invitationId: invitation, rewardStatus: "queued" };
  const said = [{ questionId: "q1", text: SECRET }];
  const { sessionId, participantId, responseId } = await addSession(ctx, study, said, { participant: wilhelmina });
  const answer = { sessionId, index: 1, contentType: "audio/webm", storageKey: `spoken/${sessionId}`, chunks: 1 };
  await db().spokenAnswer.create({ data: { ...answer, text: SECRET } });
  const recording = {
    workspaceId,
    sessionId,
    name: "P1",
    storageKey: `recording/${sessionId}`,
    contentType: "audio/webm",
  };
  await db().file.create({
    data: { id: newId("file"), ...recording, assetType: "AUDIO", sizeBytes: 1, status: "ready" },
  });
  const event = { id: newId("event"), workspaceId, kind: "test.response.submitted", resourceId: responseId };
  await db().outboxEvent.create({ data: { ...event, data: { answers: { q1: SECRET } } } });
  for (const token of [tokenOf("participant", participantId), tokenOf("invitation", invitation)])
    await db().mail.create({
      data: { workspaceId, subject: "Wilhelmina", html: "", recipient: "mina@people.test", text: `Go on: /i/${token}` },
    });
  const span = { firstIndex: 1, firstOffset: 0, lastIndex: 1, lastOffset: SECRET.length };
  const { id: passageId } = await transaction(ctx, (tx) => makePassage(tx, ctx, sessionId, span));
  const note = await db().note.create({ data: { id: newId("note"), workspaceId, projectId: await makeProject(ctx) } });
  await db().noteEvidence.create({ data: { noteId: note.id, passageId } });
  await createBoard(ctx, { studyId: study.id }, "Findings");

  expect(await removal(ctx, study.slug)).toEqual({
    ...{ sessions: 1, recordings: 1, boards: 1, rewardsDue: 1 },
    quotes: { clips: 0, tags: 0, cards: 0, notes: 1, claims: 0, reports: 0 },
  });
  expect(await remove(ctx, study.id)).toEqual({ id: study.id });
  await expect(get(ctx, study.id)).rejects.toMatchObject({ kind: "not_found" });
  expect(await tablesSaying("Wilhelmina")).toEqual(["passage"]);
  expect(await tablesSaying("mina@people.test")).toEqual([]);
  expect(await db().passage.findUniqueOrThrow({ where: { id: passageId } })).toMatchObject({
    ...{ state: "source_deleted", text: SECRET },
  });
  const doomed = await db().doomedObject.findMany({ where: { storageKey: { contains: sessionId } } });
  const keys = [`recording/${sessionId}`, ...["", ".0", ".1", ".joined"].map((end) => `spoken/${sessionId}${end}`)];
  expect(doomed.map(({ storageKey }) => storageKey).sort()).toEqual(keys);
});

test("an ended study stays until Prolific knows that it ended, and whom it is to pay", async () => {
  const { ctx, person } = await makeCaller();
  const study = await makeStudy(person, { status: "ended" });
  const sent = { source: "prolific", externalId: "p", externalSession: "s", rewardStatus: "queued" };
  const { participantId } = await addSession(ctx, study, [], { participant: sent });
  const there = { service: "prolific", state: "active", places: 1, completionCode: "C" };
  await db().recruitment.create({ data: { studyId: study.id, workspaceId: study.workspaceId, ...there } });
  await expect(remove(ctx, study.id)).rejects.toMatchObject({ kind: "conflict", message: /that this study has ended/ });
  await db().recruitment.update({ where: { studyId: study.id }, data: { state: "ended" } });
  await expect(remove(ctx, study.id)).rejects.toMatchObject({ kind: "conflict", message: /whether to pay/ });
  await db().participant.update({ where: { id: participantId }, data: { rewardStatus: "paid" } });
  expect(await remove(ctx, study.id)).toEqual({ id: study.id });
});

test("an ended study is deleted by an admin only, and not with a key", async () => {
  const { person, workspace } = await makeCaller();
  const study = await makeStudy(person, { status: "ended" });
  const { ctx } = await makePerson(workspace, "member");
  await expect(remove(ctx, study.id)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(removal((await makeCaller()).ctx, study.id)).rejects.toMatchObject({ kind: "not_found" });
});

test("a clip that is made while its study is deleted leaves no words behind", async () => {
  const { ctx, person, workspace } = await makeCaller();
  const study = await makeStudy(person, { status: "ended" });
  const { sessionId } = await addSession(ctx, study, [{ questionId: "q1", text: SECRET }]);
  const { removing } = await transaction(ctx, async () => {
    await createClip(ctx, { ownerId: sessionId, span: { startSeconds: 3, endSeconds: 23 } });
    const removing = currentTransaction.exit(() => remove(ctx, study.id));
    await lockWaits(1);
    return { removing };
  });
  expect(await removing).toEqual({ id: study.id });
  const { id: workspaceId } = workspace;
  expect([
    await db().clip.count({ where: { workspaceId } }),
    await db().passage.count({ where: { workspaceId } }),
  ]).toEqual([0, 0]);
});

test("observers delete nothing, and another workspace's draft isn't found", async () => {
  const { person, workspace } = await makeCaller();
  const study = await makeStudy(person);
  const [observer, stranger] = [await makePerson(workspace, "observer"), await makeCaller()];
  await expect(remove(observer.ctx, study.id)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(remove(stranger.ctx, study.id)).rejects.toMatchObject({ kind: "not_found" });
});

test("of a launched study project, title and deadline can be put right, and nothing that people are asked", async () => {
  const { ctx, person } = await makeCaller();
  const study = await makeStudy(person, { status: "running" });
  const projectId = await makeProject(ctx);
  expect(await update(ctx, study.id, { projectId })).toMatchObject({ projectId, status: "running" });
  for (const more of [{ question: "Other" }, { targetParticipants: 9 }, { guide: { sections: [] } }])
    await expect(update(ctx, study.id, { title: "Other", ...more })).rejects.toMatchObject({ kind: "conflict" });
  const [past, deadline] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000));
  await expect(update(ctx, study.id, { deadline: past })).rejects.toMatchObject({ kind: "invalid" });
  const put = { projectId: null, title: "Why people leave", deadline };
  expect(await update(ctx, study.id, put)).toMatchObject({ ...put, slug: study.slug, status: "running" });
  const over = await makeStudy(person, { status: "ended" });
  expect(await update(ctx, over.id, { title: "Over" })).toMatchObject({ title: "Over", status: "ended" });
  await expect(update(ctx, over.id, { deadline })).rejects.toMatchObject({ kind: "conflict" });
});
