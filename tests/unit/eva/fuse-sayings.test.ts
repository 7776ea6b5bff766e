import { expect, test } from "vitest";
import { fuseSayings } from "@/lib/services/eva/retrieve/ranking/fuse-sayings";
import type { Ranked } from "@/lib/services/eva/retrieve/ranking/rank";

const ranked = (...indexes: number[]): Ranked[] =>
  indexes.map((index, at) => {
    const line = { origin: { fileId: "f" }, index } as Ranked["passage"]["line"];
    const passage = { line } as Ranked["passage"];
    return { passage, score: 1.2 - at / 10, worded: 1, coverage: 1, own: 1, rarest: 1, thing: 1, least: 1 };
  });
const indexesOf = (found: Ranked[]) => found.map(({ passage }) => passage.line.index);

test("what several sayings find comes before what the question finds late, and what it finds first stays first", () => {
  const fused = fuseSayings(ranked(1, 2, 3), [ranked(9, 1), ranked(9, 4), ranked(9)]);
  expect(indexesOf(fused)).toEqual([9, 1, 2, 3, 4]);
  expect(indexesOf(fuseSayings(ranked(1, 2, 3), [ranked(9, 1)])).slice(0, 1)).toEqual([1]);
});

test("each passage is in it once, and scores keep their scale", () => {
  const fused = fuseSayings(ranked(1, 2), [ranked(2, 1), ranked(2)]);
  expect(indexesOf(fused)).toEqual([2, 1]);
  expect(fused[0]?.score).toBe(1.2);
});

test("what only sayings find is found, and nothing finds nothing", () => {
  expect(indexesOf(fuseSayings([], [ranked(5)]))).toEqual([5]);
  expect(fuseSayings([], [[], []])).toEqual([]);
});
