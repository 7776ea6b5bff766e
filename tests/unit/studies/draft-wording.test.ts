import { expect, test } from "vitest";
import { fromTemplates } from "@/lib/services/studies/draft/from-templates";

const asked = (question: string, type: "ai-curated-interview" | "ai-generated-survey" = "ai-curated-interview") => {
  const { guide, screener } = fromTemplates({ question, type });
  return [...guide.sections.flatMap(({ questions }) => questions), ...screener.questions].map((one) =>
    "text" in one ? one.text : one.label,
  );
};

test("what is used is asked about as something one uses", () => {
  const question = "Why do small shops stop using our mobile payments app after the first month?";
  expect(asked(question)).toEqual(
    expect.arrayContaining([
      "At the moment, how do you use our mobile payments app, if at all?",
      "Think of the last time you used our mobile payments app. What happened, from the beginning?",
      "If you stopped using our mobile payments app, tell me how that came about.",
      "When did you last use our mobile payments app?",
    ]),
  );
  expect(asked(question, "ai-generated-survey")).toEqual(
    expect.arrayContaining([
      "In the last three months, how often have you used our mobile payments app?",
      "What else, if anything, do you use for the same purpose as our mobile payments app?",
    ]),
  );
});

test.each([
  ["Why do trial users leave checkout?", "Tell me about a time you thought about leaving checkout, if there was one."],
  [
    "Why do people forget to take their medication?",
    "Tell me about the last time you noticed yourself forgetting to take your medication, if there was one.",
  ],
  ["Why does onboarding take so long?", "Tell me about the moment you decided what to do next."],
])("%s asks for the turning point as a person would", (question, turn) => {
  expect(asked(question)).toContain(turn);
});

test.each([
  "Why do trial users leave checkout?",
  "Why do people forget to take their medication?",
  "Why do small shops stop using our mobile payments app after the first month?",
])("%s asks about a decision only if it was asked for before", (question) => {
  for (const type of ["ai-curated-interview", "ai-generated-survey"] as const)
    expect(asked(question, type).filter((text) => /decision|decided?\b/.test(text))).toEqual([]);
});

test("a written answer is asked for only where a language model can judge it: nobody waits for a decision", () => {
  const brief = { question: "Why do trial users leave checkout?", type: "ai-curated-interview" } as const;
  const kinds = (isJudged: boolean) => fromTemplates(brief, isJudged).screener.questions.map(({ type }) => type);
  expect(kinds(false)).toEqual(["multipleChoice", "multipleChoice"]);
  expect(kinds(true)).toEqual(["multipleChoice", "multiLineInput", "multipleChoice"]);
});
