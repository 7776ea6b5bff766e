import { expect, test } from "vitest";
import { phraseReader } from "@/lib/core/private/phrase";
import { sentencesIn } from "@/lib/core/private/sentences";

const read = phraseReader({ THAT: "(that/it | the last bit)" });

/** What a phrase finds at the beginning of a sentence: all the ways in which it can end. */
const found = (phrase: string, said: string): string[] => {
  const [sentence] = sentencesIn(said);
  return sentence
    ? read(phrase)
        .endsAt(sentence, 0)
        .map((end) => sentence.words.slice(0, end).join(" "))
    : [];
};

test.each([
  ["cut THAT out", "Cut that out.", ["cut that out"]],
  ["cut THAT out", "Cut the last bit out.", ["cut the last bit out"]],
  ["cut THAT out", "Cut this out.", []],
  ["cut it [out]", "Cut it out.", ["cut it out", "cut it"]],
  ["cut it ..2 out", "Cut it quickly, out.", []],
  ["cut it , out", "Cut it: out.", ["cut it , out"]],
  ["between us !and", "Between us and them.", []],
  ["between us !and", "Between us.", ["between us"]],
  ["kolleg* $", "Kolleginnen, bitte.", ["kolleginnen"]],
  ["cut it $", "Cut it please if you can", ["cut it"]],
  ["cut it $", "Cut it with scissors", []],
  ["cut it", "Please just cut it", ["cut it"]],
])("%s in “%s”", (phrase, said, expected) => {
  expect(found(phrase, said)).toEqual(expected);
});

test("a word that the vocabulary doesn't have is an error", () => {
  expect(() => read("cut THIS")).toThrow("The vocabulary has no “THIS”.");
});
