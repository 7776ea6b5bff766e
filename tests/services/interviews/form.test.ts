import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { saveDraft } from "@/lib/services/interviews/save-draft";
import { submitForm } from "@/lib/services/interviews/submit-form";
import { lookUp } from "@/lib/services/participants/look-up";
import { ownData } from "@/lib/services/participants/own-data";
import { begun, caller, guideOf, runningStudy } from "@/tests/support/data/participation";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";

const guide = guideOf(
  { text: "What do you buy online?" },
  { text: "How happy are you?", kind: "scale", scale: { min: 0, max: 10 } },
  { text: "How do you pay?", kind: "single", options: ["Card", "Invoice"] },
  { text: "Where do you buy?", kind: "multiple", options: ["Home", "Work", "Train"], required: false },
  { text: "How often a month?", kind: "number", required: false },
  { text: "Why by invoice?", conditionAi: "Pays by invoice" },
);
const form = () => runningStudy({ type: "ai-generated-survey", guide });
const right = { q1: "Books", q2: 0, q3: "Card", q4: ["Train", "Home"], q5: 2.5 };

describe("a survey as a form", () => {
  test("shows every question; one with a condition may stay empty", async () => {
    const { link } = await form();
    const { view } = await begun(link);
    expect(view.step).toBe("form");
    const questions = view.form?.sections.flatMap((section) => section.questions) ?? [];
    expect(questions.map(({ required }) => required)).toEqual([true, true, true, false, false, false]);
    expect(questions[1]?.scale).toEqual({ min: 0, max: 10 });
    expect(JSON.stringify(view)).not.toContain("Pays by invoice");
  });

  test("a number is told in the survey’s language, and counted as a number", async () => {
    const guide = guideOf({ text: "Was zahlen Sie im Monat?", kind: "number" });
    const { link, study } = await runningStudy({ type: "ai-generated-survey", guide, language: "de" });
    const { token } = await begun(link);
    await submitForm(caller(), token, { answers: { q1: 1200.5 } });
    const include = { turns: { where: { role: "participant" } } };
    const session = await db().studySession.findFirstOrThrow({ where: { studyId: study.id }, include });
    expect(session.turns[0]).toMatchObject({ text: "1.200,5", value: 1200.5 });
    expect(session.answers).toMatchObject({ q1: { answer: 1200.5 } });
  });

  test("“None of these” can’t be sent along with what it denies", async () => {
    const places = { text: "Where do you buy?", kind: "multiple" as const, options: ["Home", "Work", "None of these"] };
    const { link } = await runningStudy({ type: "ai-generated-survey", guide: guideOf(places) });
    const { token } = await begun(link);
    await expect(submitForm(caller(), token, { answers: { q1: ["Home", "None of these"] } })).rejects.toMatchObject({
      kind: "invalid",
      extra: { problems: [{ path: "answers.q1", message: "“None of these” can’t be combined with other options." }] },
    });
    expect((await submitForm(caller(), token, { answers: { q1: ["None of these"] } })).step).toBe("thanks");
  });

  test("one submit completes it, with turns, a transcript without times, and response; repeating it changes nothing", async () => {
    const { link, study, workspace } = await form();
    const { token } = await begun(link);
    const manner = { q1: { typedMs: 9000, pastedCharacters: 3 } };
    expect((await submitForm(caller(), token, { answers: right, manner })).step).toBe("thanks");
    expect((await submitForm(caller(), token, { answers: { ...right, q1: "Other" } })).step).toBe("thanks");
    const session = await db().studySession.findFirstOrThrow({
      where: { studyId: study.id },
      include: { turns: { orderBy: { index: "asc" } } },
    });
    expect(session.answers).toMatchObject({
      q1: { question: "What do you buy online?", answer: "Books" },
      q2: { answer: 0 },
      q4: { answer: ["Home", "Train"] },
      q5: { answer: 2.5 },
    });
    expect(session.turns).toHaveLength(10);
    expect(session.turns[1]).toMatchObject({ role: "participant", text: "Books", manner: manner.q1 });
    const lines = await db().segment.findMany({ where: { ownerId: session.id } });
    expect(lines).toHaveLength(10);
    expect(new Set(lines.flatMap(({ startSeconds, endSeconds }) => [startSeconds, endSeconds]))).toEqual(
      new Set([null]),
    );
    const kinds = await db().outboxEvent.findMany({ where: { workspaceId: workspace.id }, select: { kind: true } });
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([
      ...["session.completed", "session.finished", "test.response.submitted"],
    ]);
  });

  test("names every answer that is missing or wrong, and stores nothing", async () => {
    const { link, study } = await form();
    const { token } = await begun(link);
    const wrong = { q2: 11, q3: "Cash", q4: ["Home", "Home"], q5: "often", q9: "?" };
    await expect(submitForm(caller(), token, { answers: wrong })).rejects.toMatchObject({
      kind: "invalid",
      extra: { problems: ["q9", "q1", "q2", "q3", "q4", "q5"].map((id) => ({ path: `answers.${id}` })) },
    });
    expect(await db().turn.count({ where: { session: { studyId: study.id } } })).toBe(0);
  });

  test("a draft is kept as it is, and gone once the form is sent", async () => {
    const { link, study } = await form();
    const { token } = await begun(link);
    await saveDraft(caller(), token, { q1: "Bo", q2: 99, elsewhere: "x" });
    expect((await lookUp(caller(), token)).form?.draft).toEqual({ q1: "Bo", q2: 99 });
    expect((await ownData(caller(), token)).session?.turns).toMatchObject([
      { role: "moderator", text: "What do you buy online?" },
      { role: "participant", text: "Bo" },
      { role: "moderator", text: "How happy are you?" },
      { role: "participant", text: "99" },
    ]);
    await submitForm(caller(), token, { answers: right });
    await expect(saveDraft(caller(), token, { q1: "late" })).rejects.toMatchObject({ kind: "conflict" });
    expect(await db().studySession.findFirst({ where: { studyId: study.id } })).toMatchObject({ state: {} });
  });

  test("a draft that arrives while the form is being sent is refused, and leaves nothing in what was sent", async () => {
    const { link, study } = await form();
    const { token } = await begun(link);
    const where = { studyId: study.id };
    const session = await db().studySession.findFirstOrThrow({ where });
    const other = await otherCaller();
    await other.run("SELECT 1 FROM study_session WHERE id = $1 FOR UPDATE", [session.id]);
    const sent = submitForm(caller(), token, { answers: right });
    await lockWaits(1);
    const late = expect(saveDraft(caller(), token, { q1: "late" })).rejects.toMatchObject({ kind: "conflict" });
    await lockWaits(2);
    await other.commit();
    expect((await sent).step).toBe("thanks");
    await late;
    expect(await db().studySession.findFirst({ where })).toMatchObject({ status: "completed", state: {} });
  });

  test("submitted many times at once is one session", async () => {
    const { link, study, workspace } = await form();
    const { token } = await begun(link);
    const views = await Promise.all(Array.from({ length: 8 }, () => submitForm(caller(), token, { answers: right })));
    expect(views.map(({ step }) => step)).toEqual(Array(8).fill("thanks"));
    expect(await db().turn.count({ where: { session: { studyId: study.id } } })).toBe(10);
    const finished = { workspaceId: workspace.id, kind: "session.finished" };
    expect(await db().outboxEvent.count({ where: finished })).toBe(1);
  });
});
