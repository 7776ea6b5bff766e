import { expect, test } from "vitest";
import { answerBlocks } from "@/components/eva/answer/answer-blocks";
import type { Citation } from "@/components/eva/message-shape";

const cited = (n: number, speaker: string | undefined, quote: string): Citation => ({
  n,
  kind: "segment",
  id: `${n}`,
  speaker,
  quote,
  url: `/library/files/f#s${n}`,
});
const blocksOf = (text: string, citations: Citation[], isGrowing = false) =>
  answerBlocks(text, citations, { isGrowing })?.map((block) =>
    block.kind === "words" ? block.text : block.quotes.map(({ citation, words }) => [citation.n, words]),
  );

const FEE = cited(1, "P1", "The fee was new to me.");
const LATER = cited(2, "P1", "I paid it.");
const TOLD =
  "Two of 9 people spoke about this, and they disagree. P1 said “The fee was new to me.” [1] " +
  "Later in the conversation, though, P1 said “I paid it.” [2]";

test("quotes that follow one another stand on their own, with introductions that say more than who spoke", () => {
  const ben = cited(3, "Dr. Brandt", "fair");
  const text = `${TOLD}\n\nOn the other side, Dr. Brandt said “fair” [3].\n\nOne flagged session was left out.`;
  expect(blocksOf(text, [FEE, LATER, ben])).toEqual([
    "Two of 9 people spoke about this, and they disagree.",
    [
      [1, null],
      [2, "Later in the conversation, though, P1 said"],
      [3, "On the other side, Dr. Brandt said"],
    ],
    "One flagged session was left out.",
  ]);
});

test("introductions that only say who spoke are left out, in both languages", () => {
  const ways = ["{} said", "{} put it this way:", "{}:", "From {}:", "{} added", "{} sagte", "{} drückte es so aus:"];
  const citations = ways.map((_, at) => cited(at + 1, `P${at}`, `quote ${at}`));
  const text = ways.map((way, at) => `${way.replace("{}", `P${at}`)} “quote ${at}” [${at + 1}].`).join(" ");
  expect(blocksOf(text, citations)).toEqual([citations.map(({ n }) => [n, null])]);
  expect(blocksOf("Jemand sagte „Nein.“ [1]", [cited(1, undefined, "Nein.")])).toEqual([[[1, null]]]);
});

test("an answer whose sentences need its quotes stays as it was written", () => {
  const two = [FEE, cited(2, "P2", "too much")];
  expect(blocksOf("The fee was “The fee was new to me.” [1], and left them cold.", [FEE])).toBeUndefined();
  expect(blocksOf("P1 said “The fee was new to me.” [1] It cost more. P2 said “too much” [2].", two)).toBeUndefined();
  expect(blocksOf("The fee annoyed people [1].", [FEE])).toBeUndefined();
  expect(blocksOf("Everybody said “The fee was new to me.” [1]", [FEE])).toBeUndefined();
  expect(blocksOf("P1 said “The fee was new to me.” [1]", two)).toBeUndefined();
});

test("a person's words that look like a marker stay theirs", () => {
  const odd = cited(1, "P1", "I took [2] and left.");
  expect(blocksOf("P1 said “I took [2] and left.” [1]", [odd])).toEqual([[[1, null]]]);
});

test("what isn't finished yet waits while an answer grows", () => {
  const growing = "Two of 9 people spoke about this. P1 said “The fee was new to me.” [1] P2 put it";
  expect(blocksOf(growing, [FEE], true)).toEqual(["Two of 9 people spoke about this.", [[1, null]]]);
  expect(blocksOf(growing, [FEE])).toBeUndefined();
});

test("a quote that two parts of an answer share is told in both", () => {
  const text = "“Why?” P1 said “The fee was new to me.” [1]\n\n“And what then?” P1 said “The fee was new to me.” [1]";
  expect(blocksOf(text, [FEE])).toEqual(["“Why?”", [[1, null]], "“And what then?”", [[1, null]]]);
});
