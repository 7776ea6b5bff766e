import { describe, expect, test } from "vitest";
import { indexOf } from "@/lib/services/analysis/meaning/words";
import { contrast } from "@/tests/bench/analysis/training/meaning/contrast";
import { keyOf } from "@/tests/bench/analysis/training/meaning/read-associations";
import { subjectsOf } from "@/tests/bench/analysis/training/meaning/subjects";
import { tune } from "@/tests/bench/analysis/training/meaning/tune";

const KEYS = ["delivery", "parcel", "door", "give up", "price", "purse", "quit", "van"].map(keyOf);
const FIELD = {
  name: "Ordering",
  aspects: [
    { questions: ["Prices?"], answers: [{ text: "My purse is empty", sentiment: -1 as const }] },
    { questions: ["Delivery?"], answers: [{ text: "The van and a parcel at the door", sentiment: 0 as const }] },
    { questions: ["Who quits?"], answers: [{ text: "I gave up", sentiment: -1 as const }] },
  ],
  unanswered: [],
};
const subjects = subjectsOf([FIELD], indexOf(KEYS));
const numberOf = (word: string) => KEYS.indexOf(keyOf(word));

/** Untrained vectors, the same in every run. */
const DIMENSIONS = 4;
const START = KEYS.map((_, number) =>
  Float64Array.from({ length: DIMENSIONS }, (_, at) => Math.sin(1 + 7 * number + 3 * at)),
);
const TUNING = { rounds: 60, seeds: 2, batch: 1, step: 0.02, dropped: 0, held: 1e-3 };

describe("tuning word vectors on answered questions", () => {
  test("reads questions and answers as known words, without stop words", () => {
    const [subject] = subjects;
    expect(subject?.questions.map(({ words }) => words)).toEqual([
      [numberOf("price")],
      [numberOf("delivery")],
      [numberOf("quit")],
    ]);
    expect(subject?.answers[1]?.words).toEqual(["van", "parcel", "door"].map(numberOf));
    expect(subject?.answers[2]).toEqual({ words: [numberOf("give up")], aspect: 2 });
  });

  test("the gradient is that of the loss", () => {
    const [questions, answers] = [subjects[0]?.questions ?? [], subjects[0]?.answers ?? []];
    const weights = Float64Array.from(KEYS, (_, number) => 1 - number / 20);
    const vectors = Float64Array.from(START.flatMap((vector) => [...vector]));
    const lossAt = (at: number, by: number) => {
      const moved = vectors.map((each, nth) => (nth === at ? each + by : each));
      return contrast(questions, answers, { vectors: moved, weights, dimensions: DIMENSIONS }, 1, moved.map(Number));
    };
    const slope = new Float64Array(vectors.length);
    contrast(questions, answers, { vectors, weights, dimensions: DIMENSIONS }, 1, slope);
    // For a word of a question only: an answer's gradient ignores that the word also moves the common component.
    const at = numberOf("price") * DIMENSIONS + 1;
    expect(slope[at]).toBeCloseTo((lossAt(at, 1e-5) - lossAt(at, -1e-5)) / 2e-5, 3);
  });

  test("moves questions closer to their answers, and leaves unused words alone", () => {
    const unused = Float64Array.from([1, 0, 0, 0]);
    const tuned = tune([...START, unused], subjects, TUNING);
    const lossOf = (vectors: readonly Float64Array[]) => {
      const flat = Float64Array.from(vectors.flatMap((vector) => [...vector]));
      const weights = new Float64Array(vectors.length).fill(1);
      const [questions, answers] = [subjects[0]?.questions ?? [], subjects[0]?.answers ?? []];
      return contrast(questions, answers, { vectors: flat, weights, dimensions: DIMENSIONS }, 1, flat.map(Number));
    };
    expect(lossOf(tuned)).toBeLessThan(0.5 * lossOf([...START, unused]));
    expect(tuned.at(-1)).toEqual(unused);
  });

  test("the same texts give the same vectors", () =>
    expect(tune(START, subjects, TUNING)).toEqual(tune(START, subjects, TUNING)));
});
