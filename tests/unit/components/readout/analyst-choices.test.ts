import { expect, test } from "vitest";
import { analystChoices, notEnough } from "@/components/readout/head/analyst-choices";
import { toldProgress } from "@/lib/core/work-progress";

const ESTIMATE = { model: "large", transcripts: 20, unread: 20, tokens: 238_412, left: 2_973_205, isEnough: true };
const wordsOf = (estimate: typeof ESTIMATE) => {
  const [model] = analystChoices(estimate);
  return `${model.detail}: ${model.text}`;
};

test("an estimate is rounded up, and what is left is exact", () => {
  expect(wordsOf(ESTIMATE)).toBe(
    "about 240,000 tokens: Reads 20 transcripts for the first time; later readouts use less. 2,973,205 tokens are left this month.",
  );
  expect(wordsOf({ ...ESTIMATE, unread: 3 })).toContain("Reads 3 of 20 transcripts for the first time.");
  expect(wordsOf({ ...ESTIMATE, unread: 0 })).toContain("It has read these sessions before");
});

test("if it isn't enough, it says what happens then", () => {
  expect(notEnough({ ...ESTIMATE, left: 120_000 })).toMatch(/needs about 240,000 tokens, and 120,000 are left/);
  expect(notEnough({ ...ESTIMATE, left: 0 })).toMatch(/^No tokens of the language model are left this month\./);
});

test("progress has words and a share that fits all of the work", () => {
  expect(toldProgress({ step: "read", done: 3, total: 20 })).toEqual({
    text: "Reading transcript 4 of 20",
    share: 0.09,
  });
  expect(toldProgress({ step: "read", done: 20, total: 20 }).text).toBe("Reading transcript 20 of 20");
  expect(toldProgress({ step: "sort", done: 0, total: 0 }).share).toBeNull();
  expect(toldProgress({ step: "code", done: 80, total: 1_240, isWaiting: true }).text).toBe(
    "Checking quotes: 80 of 1,240 (waiting for the language model)",
  );
});
