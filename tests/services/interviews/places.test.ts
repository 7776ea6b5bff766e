import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { answer } from "@/lib/services/interviews/answer";
import { begin } from "@/lib/services/interviews/begin";
import { endIfFull } from "@/lib/services/interviews/end-if-full";
import { submitForm } from "@/lib/services/interviews/submit-form";
import { lookUp } from "@/lib/services/participants/look-up";
import { begun, caller, guideOf, joined, runningStudy, talkThrough } from "@/tests/support/data/participation";
import { fromSource } from "@/tests/support/run/from-source";

const LONG = "The coupon field kept blinking until I gave up on the order";
const guide = guideOf({ text: "How do you pay?" });
const expire = (studyId: string) =>
  db().participant.updateMany({ where: { studyId }, data: { placeHeldUntil: new Date(Date.now() - 1000) } });
const completed = (studyId: string) => db().studySession.count({ where: { studyId, status: "completed" } });

describe("places", () => {
  test("50 people starting at once take exactly the available places", async () => {
    const { link, study } = await runningStudy({ guide, targetParticipants: 7 });
    const tokens = await Promise.all(Array.from({ length: 50 }, () => joined(link)));
    const views = await Promise.all(tokens.map((token) => begin(caller(), token)));
    expect(views.filter(({ step }) => step === "interview")).toHaveLength(7);
    expect(views.filter(({ step }) => step === "full")).toHaveLength(43);
    expect(await db().studySession.count({ where: { studyId: study.id } })).toBe(7);
  });

  test("50 people finishing at once never overfill the study, and the last place ends it once", async () => {
    const { link, study, workspace } = await runningStudy({ guide, targetParticipants: 60 });
    const people = await Promise.all(Array.from({ length: 50 }, () => begun(link)));
    // More are in progress than there are places, as after holds that expired.
    await db().study.update({ where: { id: study.id }, data: { targetParticipants: 10 } });
    await expire(study.id);
    const replies = await Promise.all(
      people.map(({ token, view }) => answer(caller(), token, { version: view.session?.version ?? 0, text: LONG })),
    );
    expect(replies.filter(({ step }) => step === "thanks")).toHaveLength(10);
    expect(await completed(study.id)).toBe(10);
    expect(await db().study.findFirst({ where: { id: study.id } })).toMatchObject({
      status: "ended",
      endedReason: "completed",
    });
    const ended = await db().outboxEvent.count({ where: { workspaceId: workspace.id, kind: "study.changed" } });
    expect(ended).toBe(1);
    const finished = await db().outboxEvent.count({ where: { workspaceId: workspace.id, kind: "session.finished" } });
    expect(finished).toBe(10);
  });

  test("50 surveys submitted at once fill exactly the available places", async () => {
    const { link, study } = await runningStudy({ guide, type: "ai-generated-survey", targetParticipants: 60 });
    const people = await Promise.all(Array.from({ length: 50 }, () => begun(link)));
    await db().study.update({ where: { id: study.id }, data: { targetParticipants: 5 } });
    await expire(study.id);
    const views = await Promise.all(
      people.map(({ token }) => submitForm(caller(), token, { answers: { q1: "By card, mostly" } })),
    );
    expect(views.filter(({ step }) => step === "thanks")).toHaveLength(5);
    expect(await completed(study.id)).toBe(5);
  });

  test("two processes at once count the same places, at the start and at the end", async () => {
    const { link, study } = await runningStudy({ guide, targetParticipants: 5 });
    const tokens = await Promise.all(Array.from({ length: 12 }, () => joined(link)));
    const halves = [tokens.slice(0, 6), tokens.slice(6)];
    const begins = (await Promise.all(halves.map((half) => elsewhere("begin", half)))).flat();
    expect(count(begins, "interview")).toBe(5);
    expect(count(begins, "full")).toBe(7);
    // Now all of them have started, and their holds have expired.
    await db().study.update({ where: { id: study.id }, data: { targetParticipants: 12 } });
    await Promise.all(tokens.map((token) => begin(caller(), token)));
    await db().study.update({ where: { id: study.id }, data: { targetParticipants: 5 } });
    await expire(study.id);
    const ends = (await Promise.all(halves.map((half) => elsewhere("answer", half, 2)))).flat();
    expect(count(ends, "thanks")).toBe(5);
    expect(await completed(study.id)).toBe(5);
  }, 90_000);

  test("people holding all places finish at once, and the study ends once", async () => {
    const { link, study, workspace } = await runningStudy({ guide, targetParticipants: 12 });
    const people = await Promise.all(Array.from({ length: 12 }, () => begun(link)));
    const replies = await Promise.all(people.map(({ token }) => answer(caller(), token, { version: 2, text: LONG })));
    expect(replies.map(({ step }) => step)).toEqual(Array(12).fill("thanks"));
    const ended = { status: "ended", endedReason: "completed" };
    expect(await db().study.findFirst({ where: { id: study.id } })).toMatchObject(ended);
    expect(await db().outboxEvent.count({ where: { workspaceId: workspace.id, kind: "study.changed" } })).toBe(1);
  });

  test("a study that was full when the process died is ended by the job of its last session", async () => {
    const { link, study, ctx } = await runningStudy({ guide, targetParticipants: 1 });
    const { token } = await begun(link);
    await answer(caller(), token, { version: 2, text: LONG });
    await db().study.update({ where: { id: study.id }, data: { status: "running", endedReason: null, endedAt: null } });
    const { id } = await db().studySession.findFirstOrThrow({ where: { studyId: study.id } });
    await endIfFull(ctx, id);
    await endIfFull(ctx, id);
    expect(await db().study.findFirst({ where: { id: study.id } })).toMatchObject({ status: "ended" });
  });

  test("someone holding a place may finish, however many come after", async () => {
    const { link } = await runningStudy({ guide, targetParticipants: 1 });
    const { token, view } = await begun(link);
    expect((await lookUp(caller(), link)).step).toBe("full");
    expect((await talkThrough(token, view.session?.version ?? 0)).step).toBe("thanks");
  });

  test("an expired hold is renewed if a place is free, and the study is reported as full if none is", async () => {
    const { link, study } = await runningStudy({ guide, targetParticipants: 1 });
    const early = await begun(link);
    const late = await runOutAndTake(link, study.id);
    const version = early.view.session?.version ?? 0;
    expect((await answer(caller(), early.token, { version, text: LONG })).step).toBe("full");
    expect(await db().turn.count({ where: { session: { studyId: study.id }, role: "participant" } })).toBe(0);
    await db().participant.updateMany({
      where: { studyId: study.id, number: 2 },
      data: { placeHeldUntil: new Date(Date.now() - 1000) },
    });
    expect(late.view.step).toBe("interview");
    expect((await answer(caller(), early.token, { version, text: LONG })).step).toBe("thanks");
    expect((await lookUp(caller(), late.token)).step).toBe("ended");
  });

  test("a full study lets people in again when a place becomes free", async () => {
    const { link, study } = await runningStudy({ guide, targetParticipants: 1 });
    const waiting = await joined(link);
    await begun(link);
    expect((await begin(caller(), waiting)).step).toBe("full");
    expect(await db().participant.findFirst({ where: { studyId: study.id, number: 1 } })).toMatchObject({
      status: "full",
    });
    await expire(study.id);
    expect((await begin(caller(), waiting)).step).toBe("interview");
  });

  test("one person starting many times at once has one session", async () => {
    const { link, study } = await runningStudy({ guide });
    const token = await joined(link);
    const views = await Promise.all(Array.from({ length: 10 }, () => begin(caller(), token)));
    expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(1);
    expect(await db().studySession.count({ where: { studyId: study.id } })).toBe(1);
  });
});

const run = promisify(execFile);
const count = (steps: string[], step: string) => steps.filter((one) => one === step).length;

/** The steps of participants who all act at once in a separate process. */
async function elsewhere(act: "begin" | "answer", tokens: string[], version = 0): Promise<string[]> {
  const { path, execArgv } = fromSource("tests/support/processes/answer-process.ts");
  const { stdout } = await run(process.execPath, [...execArgv, path, act, tokens.join(","), String(version)]);
  return JSON.parse(stdout);
}

async function runOutAndTake(link: string, studyId: string) {
  const token = await joined(link).catch(() => null);
  if (token) throw new Error("somebody joined a full study");
  await expire(studyId);
  return begun(link);
}
