import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import type { Guide, GuideQuestion } from "@/lib/core/study/guide";
import { db } from "@/lib/db/client";
import { results } from "@/lib/services/studies/results";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";

const question = (id: string, kind: GuideQuestion["kind"], more: Partial<GuideQuestion> = {}): GuideQuestion => ({
  id,
  text: `About ${id}?`,
  kind,
  required: true,
  probe: "none",
  ...more,
});
const GUIDE: Guide = {
  sections: [
    {
      id: "s1",
      title: "All kinds",
      questions: [
        question("one", "single", { options: ["Card", "Invoice", "Cash"] }),
        question("many", "multiple", { options: ["Price", "Trust"] }),
        question("scale", "scale", { scale: { min: 0, max: 3, minLabel: "never" } }),
        question("number", "number"),
        question("open", "open"),
      ],
    },
  ],
};

type Caller = Awaited<ReturnType<typeof makeCaller>>;
type Session = { answers: Record<string, unknown>; status?: string; excluded?: boolean };

async function asked({ person, ctx }: Caller, sessions: Session[]) {
  const study = await makeStudy(person, { status: "running", type: "ai-generated-survey", guide: GUIDE });
  for (const [at, { answers, status = "completed", excluded }] of sessions.entries()) {
    const at0 = { workspaceId: ctx.workspaceId, studyId: study.id };
    const participantId = newId("participant");
    await db().participant.create({ data: { id: participantId, ...at0, number: at + 1, source: "link" } });
    const given = Object.entries(answers).map(([id, answer]) => [id, { question: `About ${id}?`, answer }]);
    await db().studySession.create({
      data: {
        id: newId("session"),
        ...at0,
        participantId,
        status,
        answers: Object.fromEntries(given),
        endedAt: new Date(Date.UTC(2026, 0, at + 1)),
        ...(excluded && { excludedAt: new Date() }),
      },
    });
  }
  return results(ctx, study.id);
}

const byId = (found: Awaited<ReturnType<typeof results>>) =>
  Object.fromEntries(found.sections.flatMap(({ questions }) => questions).map((result) => [result.id, result]));

test("counts choices, including options that nobody chose and several at once", async () => {
  const found = await asked(await makeCaller(), [
    { answers: { one: "Card", many: ["Price", "Trust"] } },
    { answers: { one: "Card", many: ["Trust"] } },
    { answers: { one: "Cash" } },
  ]);
  expect(found).toMatchObject({ sessions: 3, excluded: 0 });
  expect(byId(found)).toMatchObject({
    one: {
      answered: 3,
      options: [
        { option: "Card", count: 2 },
        { option: "Invoice", count: 0 },
        { option: "Cash", count: 1 },
      ],
    },
    many: {
      answered: 2,
      options: [
        { option: "Price", count: 1 },
        { option: "Trust", count: 2 },
      ],
    },
  });
});

test("spreads a scale over all its points and gives mean and median of numbers", async () => {
  const found = await asked(
    await makeCaller(),
    [0, 3, 3, 2].map((scale, at) => ({ answers: { scale, number: [10, 20, 1000, 40][at] } })),
  );
  expect(byId(found)).toMatchObject({
    scale: {
      values: [
        { value: 0, count: 1 },
        { value: 1, count: 0 },
        { value: 2, count: 1 },
        { value: 3, count: 2 },
      ],
      mean: 2,
      median: 2.5,
    },
    number: { least: 10, most: 1000, mean: 267.5, median: 30 },
  });
});

test("open answers come newest first with who said them, and with their total", async () => {
  const found = await asked(
    await makeCaller(),
    Array.from({ length: 23 }, (_, at) => ({ answers: { open: `Answer ${at + 1}` } })),
  );
  const { open } = byId(found);
  expect(open).toMatchObject({ answered: 23 });
  expect(open && "answers" in open && open.answers.map(({ label, text }) => `${label} ${text}`)).toEqual(
    Array.from({ length: 20 }, (_, at) => `P${23 - at} Answer ${23 - at}`),
  );
});

test("sessions that are excluded or not completed do not count", async () => {
  const found = await asked(await makeCaller(), [
    { answers: { one: "Card" } },
    { answers: { one: "Cash" }, excluded: true },
    { answers: { one: "Cash" }, status: "in_progress" },
  ]);
  expect(found).toMatchObject({ sessions: 1, excluded: 1 });
  expect(byId(found).one).toMatchObject({ answered: 1, options: [{ count: 1 }, { count: 0 }, { count: 0 }] });
});

test("without sessions every question is listed unanswered", async () => {
  const found = await asked(await makeCaller(), []);
  expect(byId(found)).toMatchObject({
    one: { answered: 0 },
    number: { least: null, most: null, mean: null, median: null },
    open: { answers: [] },
  });
});

test("another workspace's study is not found", async () => {
  const [mine, other] = await Promise.all([makeCaller(), makeCaller()]);
  const study = await makeStudy(other.person);
  await expect(results(mine.ctx, study.id)).rejects.toMatchObject({ kind: "not_found" });
});
