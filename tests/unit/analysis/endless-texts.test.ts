import { expect, test } from "vitest";
import { wordPoints } from "@/lib/services/analysis/sentiment/word-points";
import { groupLines } from "@/lib/services/analysis/themes/group-lines";
import { analysisLine } from "@/tests/support/data/analysis-line";
import { cpuMs } from "@/tests/support/watch/cpu-ms";

async function processorMs(act: () => unknown): Promise<number> {
  const before = cpuMs();
  await act();
  return cpuMs() - before;
}

/** As long as a hostile text, in words: the measure of this machine, however slow. */
const wordsOf = (length: number) =>
  "The lift is slow, and nobody repairs it. ".repeat(length / 41 + 1).slice(0, length);

test("an answer with ten thousand spaces costs no more than any other", async () => {
  const readOften = (text: string) => processorMs(() => Array.from({ length: 50 }, () => wordPoints(text, false)));
  const blanks = `Good${" ".repeat(9_990)}x`;
  await readOften("Good, but slow.");
  const words = await readOften(wordsOf(blanks.length));
  expect(await readOften(blanks)).toBeLessThan(words);
});

test("answers of four thousand letters without a space cost no more than words: they are recognized as none", async () => {
  const grouped = (text: string) => {
    const lines = Array.from({ length: 100 }, (_, index) => analysisLine(index, text, { ownerId: `ses_${index}` }));
    return processorMs(() => groupLines(lines, { most: 6, german: false }, async () => undefined));
  };
  await grouped("The lift is slow.");
  const words = await grouped(wordsOf(4_000));
  expect(await grouped("a".repeat(4_000))).toBeLessThan(words);
});
