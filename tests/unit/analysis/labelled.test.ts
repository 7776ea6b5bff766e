import { beforeAll, describe, expect, test } from "vitest";
import { stemmerOf } from "@/lib/services/eva/words/stem";
import { isStopWord } from "@/lib/services/eva/words/stop-words";
import { wordsOf } from "@/lib/services/eva/words/words-of";
import { type DemoCorpus, demoCorpus } from "@/tests/bench/analysis/demo-corpus";
import { labelledPassages, labelledQuestions } from "@/tests/bench/analysis/labelled";

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
  test("holds enough of every kind, in both halves", () => {
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

  test("paraphrases share under a quarter of their content words with any answer", () => {
    for (const { kind, text, answers } of labelledQuestions()) {
      if (kind !== "paraphrased") continue;
      for (const key of answers) {
        const line = corpus.said.get(key);
        const asked = content(text, line?.language ?? null);
        const said = content(line?.text ?? "", line?.language ?? null);
        const shared = [...asked].filter((stem) => said.has(stem));
        expect(shared.length / asked.size, `${text} ${key} ${shared.join()}`).toBeLessThan(0.25);
      }
    }
  });
});
