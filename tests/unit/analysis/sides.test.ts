import { expect, test } from "vitest";
import type { AnalysisLine } from "@/lib/services/analysis/line";
import { phrasesIn } from "@/lib/services/analysis/themes/statements/phrases";
import { statementsIn } from "@/lib/services/analysis/themes/statements/statements-of";
import { toldIn } from "@/lib/services/analysis/themes/statements/told-in";
import { wordsOf } from "@/lib/services/analysis/words/words-of";

const sides = (text: string, language = "en") =>
  Object.fromEntries([...toldIn(text, wordsOf(text), phrasesIn(language))].map(([kind, { side }]) => [kind, side]));

const line = (question: string | null, text: string): AnalysisLine => ({
  ownerId: "o",
  index: 0,
  speaker: "P",
  participantId: "p",
  question,
  text,
  language: "en",
  startSeconds: null,
  endSeconds: null,
});
const moods = (question: string, text: string) => statementsIn(line(question, text), true).map(({ mood }) => mood);

test("what nobody does is negated to the end of the clause", () => {
  expect(sides("Nobody has in all these years ever called me a crook.")).toEqual({ trust: 1 });
  expect(sides("Not one of the drivers had ever been rude to my mother.")).toEqual({ liking: 1 });
  expect(sides("Nobody rang me back and I was furious.")).toEqual({ mind: -1 });
  expect(sides("Nobody rang me, which was annoying.")).toEqual({ mind: -1 });
});

test("small words between a negation and what it negates don't count", () => {
  expect(sides("Old isn't the same as bad, and it isn't the same as ugly.")).toEqual({ liking: 1 });
  expect(sides("It was not at all as confusing as that.")).toEqual({ ease: 1 });
});

test("what is good on paper or in theory isn't called good", () => {
  expect(sides("The rota is great in theory.")).toEqual({});
  expect(sides("In theory it works well without the net.")).toEqual({});
  expect(sides("On paper it is easy to use.")).toEqual({});
  expect(sides("On paper it was confusing.")).toEqual({ ease: -1 });
});

test("what people in general are said to tell or complain about isn't the speaker's opinion", () => {
  expect(sides("Other parents tell you horrible stories, I never had one.")).toEqual({});
  expect(
    moods("How is the ferry?", "I think people complain about the ferry since they hate the awful queue."),
  ).toEqual([]);
});
