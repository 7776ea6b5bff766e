import { expect, test } from "vitest";
import { headline } from "@/components/studies/results/headline";
import type { QuestionResult } from "@/components/studies/shapes";

const asked = { id: "q1", text: "How?" };
const choice = (kind: "single" | "multiple", answered: number, counts: Record<string, number>): QuestionResult => ({
  ...asked,
  kind,
  answered,
  options: Object.entries(counts).map(([option, count]) => ({ option, count })),
});
const scale = (...counts: number[]): QuestionResult => ({
  ...asked,
  kind: "scale",
  answered: counts.reduce((sum, count) => sum + count, 0),
  scale: { min: 1, max: 5, minLabel: "Hard", maxLabel: "Easy" },
  values: counts.map((count, at) => ({ value: at + 1, count })),
  mean: null,
  median: null,
});
const number = (answered: number, least: number, median: number, most: number): QuestionResult => ({
  ...asked,
  kind: "number",
  answered,
  least,
  median,
  most,
  mean: null,
});

test.each([
  [choice("single", 12, { Weekly: 7, Never: 3, Daily: 2 }), "7 of 12 chose “Weekly”, 3 “Never”."],
  [choice("single", 12, { Weekly: 12, Never: 0 }), "All 12 chose “Weekly”."],
  [choice("single", 1, { Weekly: 1, Never: 0 }), "The only answer is “Weekly”."],
  [choice("single", 6, { A: 2, B: 2, C: 2 }), "A tie: “A”, “B”, and “C” were chosen by 2 of 6 each."],
  [choice("single", 4, { A: 1, B: 1, C: 1, D: 1 }), "No answer stands out: none was chosen by more than 1 of 4."],
  [choice("multiple", 7, { A: 3, B: 3, C: 1 }), "Chosen most: “A” and “B”, by 3 of 7 each; then “C”, by 1."],
  [scale(1, 1, 2, 3, 5), "8 of 12 gave 4 or 5 (toward “Easy”); 2 gave 1 or 2 (toward “Hard”)."],
  [scale(3, 2, 1, 1, 5), "People are divided: 6 of 12 gave 4 or 5 (toward “Easy”); 5 gave 1 or 2 (toward “Hard”)."],
  [scale(1, 1, 0, 0, 1), "2 of 3 gave 1 or 2 (toward “Hard”); 1 gave 4 or 5 (toward “Easy”)."],
  [scale(0, 0, 4, 0, 0), "All 4 chose the middle, 3."],
  [number(7, 1, 5, 16), "Half answered 5 or less; the answers range from 1 to 16."],
  [number(7, 900, 1200.5, 20_000), "Half answered 1,200.5 or less; the answers range from 900 to 20,000."],
  [number(3, 4, 4, 4), "All 3 answered 4."],
  [{ ...asked, kind: "open", answered: 2, answers: [] } as QuestionResult, null],
  [choice("single", 0, { A: 0 }), null],
])("a question's result begins with its counts (%#)", (result, told) => {
  expect(headline(result)).toBe(told);
});
