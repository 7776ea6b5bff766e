import { expect, test } from "vitest";
import { de } from "@/lib/services/mail/words/de";
import { en } from "@/lib/services/mail/words/en";
import { es } from "@/lib/services/mail/words/es";
import { fr } from "@/lib/services/mail/words/fr";
import { fill, wordsFor } from "@/lib/services/mail/words/words-for";

const textsOf = (words: object): string[] =>
  Object.values(words).flatMap((value) => (typeof value === "string" ? [value] : textsOf(value)));
const namesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();

test.each([
  ["German", de],
  ["Spanish", es],
  ["French", fr],
])("%s says everything that English says, with the same values, in its own words", (_, words) => {
  const [theirs, ours] = [textsOf(words), textsOf(en)];
  expect(theirs.map(namesOf)).toEqual(ours.map(namesOf));
  expect(theirs.filter((text, at) => text === ours[at] && /\w{4}/.test(text.replace(/\{\w+\}/g, "")))).toEqual([]);
});

test("a study's language chooses the words, with English for those we don't have", () => {
  expect(wordsFor("de-AT").language).toBe("de");
  for (const tag of [null, "en-GB", "ja", "constructor", ""]) expect(wordsFor(tag).language).toBe("en");
});

test("filled-in values aren't filled in again", () => {
  expect(fill("{who}: {title}", { who: "{title}", title: "x" })).toBe("{title}: x");
});
