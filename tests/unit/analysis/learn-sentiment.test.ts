import { expect, test } from "vitest";
import { judge, learn } from "../../bench/analysis/training/learn";

const passage = (label: 0 | 1 | 2, ...names: string[]) => ({
  label,
  features: new Map(names.map((name) => [name, 1])),
});
const examples = [0, 1, 2, 3].flatMap(() => [
  passage(0, "broke", "again", "#broken"),
  passage(1, "monday", "again"),
  passage(2, "works", "#easy"),
]);

test("the same passages teach the same weights, and what they show is judged so", () => {
  const weights = learn(examples);
  expect([...learn(examples)]).toEqual([...weights]);
  expect(examples.map(({ features }) => judge(features, weights))).toEqual(examples.map(({ label }) => label));
});

test("what too few passages show is not learned", () => {
  const weights = learn([...examples, passage(0, "once seen", "rare")]);
  expect(weights.has("rare")).toBe(false);
  expect(weights.has("once seen")).toBe(false);
});
