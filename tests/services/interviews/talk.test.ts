import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { answer } from "@/lib/services/interviews/answer";
import { begin } from "@/lib/services/interviews/begin";
import { skip } from "@/lib/services/interviews/skip";
import { stop } from "@/lib/services/interviews/stop";
import { lookUp } from "@/lib/services/participants/look-up";
import { begun, caller, guideOf, joined, runningStudy, talkThrough } from "@/tests/support/data/participation";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";
import { countStatements } from "@/tests/support/watch/count-statements";

const LONG = "The coupon field kept blinking until I gave up on the order";
const where = (studyId: string) => ({ where: { studyId } });

describe("an interview", () => {
  test("asks the guide in order, follows up on words, and ends with a response, a transcript, a reward and events", async () => {
    const guide = guideOf(
      { text: "Tell me about your last order.", probe: "light" },
      { text: "How satisfied were you?", kind: "scale" },
      { text: "Which way did you pay?", kind: "single", options: ["Card", "Invoice"] },
    );
    const { study, link, workspace } = await runningStudy({ guide });
    const { token, view } = await begun(link);
    expect(view.session?.turns.map(({ kind }) => kind)).toEqual(["remark", "question"]);
    expect(view.session?.question).toMatchObject({ id: "q1", followUp: false });

    const first = await answer(caller(), token, { version: 2, text: LONG, manner: { typedMs: 4000 } });
    expect(first.turns.map(({ role, kind }) => `${role} ${kind}`)).toEqual([
      "participant answer",
      "moderator followup",
    ]);
    const quoted = /“([^”]+)”/.exec(first.turns[1]?.text ?? "")?.[1] ?? "nothing";
    expect(LONG).toContain(quoted);
    expect(first.question).toMatchObject({ id: "q1", followUp: true, kind: "open", required: false });

    const second = await answer(caller(), token, { version: first.version, text: "It was on my old phone, at home" });
    expect(second.question).toMatchObject({ id: "q2", kind: "scale", scale: { min: 1, max: 5 } });
    await expect(answer(caller(), token, { version: second.version, value: 6 })).rejects.toMatchObject({
      kind: "invalid",
    });
    const third = await answer(caller(), token, { version: second.version, value: 2 });
    const last = await answer(caller(), token, { version: third.version, text: "card" });
    expect(last).toMatchObject({ step: "thanks", question: null, progress: { answered: 3, total: 3 } });

    const session = await db().studySession.findFirstOrThrow({ where: { studyId: study.id } });
    expect(session).toMatchObject({ status: "completed", version: last.version });
    expect(session.responseId).toMatch(/^rsp_/);
    expect(session.answers).toEqual({
      q1: { question: "Tell me about your last order.", answer: `${LONG}\n\nIt was on my old phone, at home` },
      q2: { question: "How satisfied were you?", answer: 2 },
      q3: { question: "Which way did you pay?", answer: "Card" },
    });
    const segments = await db().segment.findMany({ where: { ownerId: session.id }, orderBy: { index: "asc" } });
    expect(segments.map(({ speaker }) => speaker)).toEqual([
      ...["Moderator", "Moderator", "P1", "Moderator", "P1", "Moderator", "P1", "Moderator", "P1", "Moderator"],
    ]);
    expect(await db().participant.findFirst(where(study.id))).toMatchObject({
      status: "completed",
      rewardStatus: "queued",
      placeHeldUntil: null,
    });
    const events = await db().outboxEvent.findMany({ where: { workspaceId: workspace.id }, orderBy: { kind: "asc" } });
    expect(events.map(({ kind }) => kind)).toEqual([
      ...["engage.session.completed", "session.completed", "session.finished"],
    ]);
    expect((await lookUp(caller(), token)).thanks).toEqual({
      redirectUrl: null,
      rewardCents: 500,
      rewardStatus: "queued",
    });
  });

  test("a conversational survey emits test.response.submitted", async () => {
    const { workspace, link } = await runningStudy({
      type: "ai-curated-survey",
      guide: guideOf({ text: "How do you pay?" }),
    });
    const { token, view } = await begun(link);
    await talkThrough(token, view.session?.version ?? 0);
    const kinds = await db().outboxEvent.findMany({ where: { workspaceId: workspace.id }, select: { kind: true } });
    expect(kinds.map(({ kind }) => kind)).toContain("test.response.submitted");
    expect(kinds.map(({ kind }) => kind)).not.toContain("engage.session.completed");
  });

  test("of two answers to one question that meet, one is stored, and the other is told where it stands", async () => {
    const { study, link } = await runningStudy();
    const { token, view } = await begun(link);
    const version = view.session?.version ?? 0;
    const other = await otherCaller();
    await other.run("SELECT 1 FROM study_session WHERE study_id = $1 FOR UPDATE", [study.id]);
    const both = Promise.all([LONG, `${LONG} twice`].map((text) => answer(caller(), token, { version, text })));
    await lockWaits(2);
    await other.commit();
    expect((await both).map(({ stale }) => stale).sort()).toEqual([false, true]);
    const { id } = await db().studySession.findFirstOrThrow(where(study.id));
    expect(await db().turn.count({ where: { sessionId: id, role: "participant" } })).toBe(1);
  });

  test("the same answer sent many times at once is stored once and gets the same reply", async () => {
    const { link, study } = await runningStudy();
    const { token, view } = await begun(link);
    const version = view.session?.version ?? 0;
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => answer(caller(), token, { version, text: LONG })),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]?.stale).toBe(false);
    const turns = await db().turn.findMany({ where: { session: { studyId: study.id }, role: "participant" } });
    expect(turns).toHaveLength(1);
  });

  test("another answer to an outdated version changes nothing and shows where the conversation is", async () => {
    const { link } = await runningStudy();
    const { token, view } = await begun(link);
    const version = view.session?.version ?? 0;
    const first = await answer(caller(), token, { version, text: LONG });
    const other = await answer(caller(), token, { version, text: "Something else entirely, from another tab" });
    expect(other).toMatchObject({ stale: true, version: first.version });
    expect(other.turns.map(({ text }) => text)).not.toContain("Something else entirely, from another tab");
    expect(other.turns).toHaveLength(first.version);
  });

  test("after a closed tab the conversation continues at the same question", async () => {
    const { link } = await runningStudy();
    const { token, view } = await begun(link);
    const reply = await answer(caller(), token, { version: view.session?.version ?? 0, text: LONG });
    const again = await lookUp(caller(), token);
    expect(again.step).toBe("interview");
    expect(again.session).toMatchObject({ version: reply.version, question: reply.question });
    expect((await begin(caller(), token)).session).toEqual(again.session);
  });

  test("an answer costs two round trips", async () => {
    const { link } = await runningStudy();
    const { token, view } = await begun(link);
    const version = view.session?.version ?? 0;
    expect(await countStatements(() => answer(caller("10.0.0.1"), token, { version, text: LONG }))).toBe(2);
  });

  test("only optional questions can be skipped", async () => {
    const guide = guideOf({ text: "What do you buy online?" }, { text: "Anything else?", required: false });
    const { link, study } = await runningStudy({ guide });
    const { token, view } = await begun(link);
    const version = view.session?.version ?? 0;
    await expect(skip(caller(), token, { version })).rejects.toMatchObject({ kind: "invalid" });
    const reply = await answer(caller(), token, { version, text: LONG });
    const end = await skip(caller(), token, { version: reply.version });
    expect(end.step).toBe("thanks");
    expect(await skip(caller(), token, { version: reply.version })).toEqual(end);
    const { answers } = await db().studySession.findFirstOrThrow(where(study.id));
    expect(Object.keys(answers as object)).toEqual(["q1"]);
  });

  test("someone who stops early keeps what they said, frees the place and may come back", async () => {
    const { link, study } = await runningStudy({ targetParticipants: 1 });
    const { token, view } = await begun(link);
    const reply = await answer(caller(), token, { version: view.session?.version ?? 0, text: LONG });
    expect((await stop(caller(), token)).step).toBe("stopped");
    expect((await stop(caller(), token)).step).toBe("stopped");
    expect(await db().participant.findFirst(where(study.id))).toMatchObject({ placeHeldUntil: null });
    const back = await begin(caller(), token);
    expect(back.step).toBe("interview");
    expect(back.session?.question).toEqual(reply.question);
    const end = await talkThrough(token, back.session?.version ?? 0);
    expect(end.step).toBe("thanks");
  });

  test("a wish to stop that meets an answer leaves the answer, and the conversation where that took it", async () => {
    const { link, study } = await runningStudy();
    const { token, view } = await begun(link);
    const other = await otherCaller();
    await other.run("SELECT 1 FROM study_session WHERE study_id = $1 FOR UPDATE", [study.id]);
    const answered = answer(caller(), token, { version: view.session?.version ?? 0, text: LONG });
    await lockWaits(1);
    const stopped = stop(caller(), token);
    await lockWaits(2);
    await other.commit();
    const { version } = await answered;
    expect((await stopped).session).toMatchObject({ version });
    expect(await db().turn.count({ where: { session: { studyId: study.id } } })).toBe(version);
  });

  test("a typed wish to stop is respected", async () => {
    const { link } = await runningStudy();
    const { token, view } = await begun(link);
    const reply = await answer(caller(), token, {
      version: view.session?.version ?? 0,
      text: "I'd like to stop here, please",
    });
    expect(reply.step).toBe("stopped");
    expect(reply.turns[0]).toMatchObject({ role: "participant", kind: "remark" });
  });

  test("stopping after everything that was required completes the session", async () => {
    const guide = guideOf({ text: "What do you buy online?" }, { text: "Anything else?", required: false });
    const { link } = await runningStudy({ guide });
    const { token, view } = await begun(link);
    const reply = await answer(caller(), token, { version: view.session?.version ?? 0, text: LONG });
    expect(reply.question?.id).toBe("q2");
    expect((await stop(caller(), token)).step).toBe("thanks");
  });
});

describe("a study that is not running", () => {
  test("paused: nobody new starts, people in progress may finish", async () => {
    const { link, study } = await runningStudy();
    const { token, view } = await begun(link);
    const late = await joined(link);
    await db().study.update({ where: { id: study.id }, data: { status: "paused" } });
    expect(await begin(caller(), late)).toMatchObject({ step: "closed", reason: "paused" });
    const end = await talkThrough(token, view.session?.version ?? 0);
    expect(end.step).toBe("thanks");
  });

  test("ended: nobody continues, and what they said is kept but not counted", async () => {
    const { link, study } = await runningStudy();
    const { token, view } = await begun(link);
    await db().study.update({ where: { id: study.id }, data: { status: "ended", endedReason: "stopped" } });
    const reply = await answer(caller(), token, { version: view.session?.version ?? 0, text: LONG });
    expect(reply.step).toBe("ended");
    expect(await db().studySession.findFirst(where(study.id))).toMatchObject({ status: "in_progress" });
    expect((await begin(caller(), token)).step).toBe("ended");
  });

  test("a deadline that has passed closes the study at once", async () => {
    const { link, study } = await runningStudy();
    const { token, view } = await begun(link);
    await db().study.update({ where: { id: study.id }, data: { deadline: new Date(Date.now() - 1000) } });
    const reply = await answer(caller(), token, { version: view.session?.version ?? 0, text: LONG });
    expect(reply.step).toBe("ended");
    expect(await lookUp(caller(), link)).toMatchObject({ step: "closed", reason: "ended" });
  });
});
