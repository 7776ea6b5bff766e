import { beforeAll, describe, expect, test } from "vitest";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { type DemoCorpus, demoCorpus } from "@/tests/bench/analysis/demo-corpus";
import { heldOut } from "@/tests/bench/analysis/held-out/held-out";
import { type LabelledQuestion, labelledPassages, labelledQuestions } from "@/tests/bench/analysis/labelled";

let corpus: DemoCorpus;
beforeAll(async () => {
  corpus = await demoCorpus();
});

const content = (text: string, language: string | null) =>
  new Set(
    wordsOf(text)
      .filter((word) => !isStopWord(word))
      .map(stemmerOf(language)),
  );

describe("the labelled set of the built-in analyst", () => {
  test("has enough of every kind, in both halves", () => {
    const questions = labelledQuestions();
    const count = (kind: string) => questions.filter((question) => question.kind === kind).length;
    const answerable = questions.length - count("none");
    expect(answerable).toBeGreaterThanOrEqual(80);
    expect(count("none")).toBeGreaterThanOrEqual(30);
    expect(count("close") / answerable).toBeGreaterThanOrEqual(0.25);
    expect(count("opinion") / answerable).toBeGreaterThanOrEqual(0.25);
    expect(count("paraphrased") / answerable).toBeGreaterThan(0.45);
    expect(labelledPassages().length).toBeGreaterThanOrEqual(300);
    const second = questions.filter(({ half }) => half === 2).length / questions.length;
    expect(second).toBeGreaterThan(0.4);
    expect(second).toBeLessThan(0.6);
  });

  test("names only what a participant said, each once", () => {
    const keys = labelledPassages().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of [...keys, ...labelledQuestions().flatMap(({ answers }) => [...answers])])
      expect(corpus.said.has(key), key).toBe(true);
  });

  test("paraphrases share under a quarter of their content words with any answer", () =>
    sharesLittle(labelledQuestions(), corpus));
});

describe("the held-out set", () => {
  const { corpus: fresh, questions, passages } = heldOut();

  test("has enough of every kind", () => {
    const count = (kind: string) => questions.filter((question) => question.kind === kind).length;
    expect(count("close")).toBeGreaterThanOrEqual(24);
    expect(count("paraphrased")).toBeGreaterThanOrEqual(44);
    expect(count("opinion")).toBeGreaterThanOrEqual(22);
    expect(count("none")).toBeGreaterThanOrEqual(30);
    expect(passages.length).toBeGreaterThanOrEqual(150);
  });

  test("names only what a participant said", () => {
    for (const key of questions.flatMap(({ answers }) => [...answers])) expect(fresh.said.has(key), key).toBe(true);
  });

  test("paraphrases share under a quarter of their content words with any answer", () =>
    sharesLittle(questions, fresh));
});

function sharesLittle(questions: readonly LabelledQuestion[], { said: lines }: DemoCorpus): void {
  for (const { kind, text, answers } of questions) {
    if (kind !== "paraphrased") continue;
    for (const key of answers) {
      const line = lines.get(key);
      const asked = content(text, line?.language ?? null);
      const said = content(line?.text ?? "", line?.language ?? null);
      const shared = [...asked].filter((stem) => said.has(stem));
      expect(shared.length / asked.size, `${text} ${key} ${shared.join()}`).toBeLessThan(0.25);
    }
  }
}
