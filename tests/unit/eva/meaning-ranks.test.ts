import { describe, expect, test } from "vitest";
import type { Corpus } from "@/lib/services/eva/retrieve/corpus/corpus";
import { searchCorpus } from "@/lib/services/eva/retrieve/search-corpus";
import { speakerShares } from "@/lib/services/evidence/speaker-shares";
import { hitAt5, mean } from "@/tests/bench/analysis/metrics";
import { fields } from "@/tests/bench/analysis/training/fields";

/** The first line found in one interview. */
async function found(turns: readonly (readonly [asked: string, said: string])[], question: string): Promise<string[]> {
  const origin = { fileId: "file" };
  const lines = turns
    .flatMap(([asked, said]) => [
      { speaker: "Moderator", text: asked },
      { speaker: "Ana", text: said },
    ])
    .map((line, index) => ({ ...line, origin, index, follows: index > 0, startSeconds: null, endSeconds: null }));
  const corpus: Corpus = { documents: [{ origin, language: "en", speakers: speakerShares(lines), lines }], people: 1 };
  const { ranked } = await searchCorpus(question, corpus, new Set(["ana"]));
  return ranked.map(({ passage }) => passage.line.text);
}

const ALLOTMENT = [
  ["How do you get there?", "By bike, it is ten minutes along the canal."],
  ["What do you grow?", "Beans, courgettes and far too many potatoes."],
  ["Who else has a plot?", "The old couple beside me, they lend me their wheelbarrow."],
  ["What goes wrong?", "The slugs ate every lettuce in one night."],
  ["What does it cost?", "Forty a year, and the water is on top."],
] as const;

describe("what a question means", () => {
  test.each([
    ["Are pests a nuisance?", "The slugs ate every lettuce in one night."],
    ["Which vegetables are cultivated?", "Beans, courgettes and far too many potatoes."],
    ["Are the neighbours generous?", "The old couple beside me, they lend me their wheelbarrow."],
  ])("finds what shares no word with it: %s", async (question, answer) =>
    expect((await found(ALLOTMENT, question))[0]).toBe(answer),
  );

  test("yields to a word that somebody says", async () =>
    expect(
      (
        await found([...ALLOTMENT, ["Anything else?", "My scarf blew into the compost."]], "Where did the scarf land?")
      )[0],
    ).toBe("My scarf blew into the compost."));

  test("finds half of what is asked in other words over training interviews, where words alone find a quarter", async () => {
    const [field] = fields();
    if (!field) throw new Error("There are no fields.");
    const asked = field.questions.filter(({ kind }) => kind === "paraphrased");
    const hits = await Promise.all(
      asked.map(async ({ text, answers }) => {
        const { ranked } = await searchCorpus(text, field.corpus, field.corpus.nameWords);
        const keys = ranked.map(
          ({ passage: { line } }) => `${"fileId" in line.origin && line.origin.fileId}:${line.index}`,
        );
        return hitAt5(keys, answers);
      }),
    );
    expect(mean(hits)).toBeGreaterThanOrEqual(0.5);
  });
});
