import { expect, test } from "vitest";
import { wordPoints } from "@/lib/services/analysis/sentiment/word-points";
import { groupLines } from "@/lib/services/analysis/themes/group-lines";

async function processorMs(act: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test("an answer with ten thousand spaces costs no more than any other", async () => {
  wordPoints("Good, but slow.", false);
  const blanks = `Good${" ".repeat(9_990)}x`;
  expect(await processorMs(() => Array.from({ length: 10 }, () => wordPoints(blanks, false)))).toBeLessThan(200);
});

test("answers of four thousand letters without a space are quickly recognized as not being words", async () => {
  const lines = Array.from({ length: 100 }, (_, index) => ({
    ownerId: `ses_${index}`,
    index,
    speaker: "P1",
    participantId: null,
    question: null,
    language: "en",
    startSeconds: null,
    endSeconds: null,
    text: "a".repeat(4_000),
  }));
  const ms = await processorMs(() => groupLines(lines, { most: 6, german: false }, async () => undefined));
  expect(ms).toBeLessThan(200);
});
