import { expect, test } from "vitest";
import { LANGUAGES } from "@/lib/core/languages";
import { wordsFor } from "@/lib/services/mail/words/words-for";

type Tree = { [key: string]: string | Tree };
const PLURAL = new Set(["zero", "one", "two", "few", "many"]);
const textsOf = (words: Tree, others = true): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? (PLURAL.has(key) && !others ? [] : [value]) : textsOf(value, others),
  );
const namesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();
const { words: english } = wordsFor("en");

test.each(LANGUAGES.filter((language) => language !== "en"))(
  "mails in %s say everything that English ones say, with the same values, in its own words",
  (language) => {
    const { words } = wordsFor(language);
    expect(textsOf(words, false).map(namesOf)).toEqual(textsOf(english, false).map(namesOf));
    const ours = new Set(textsOf(english));
    expect(textsOf(words).filter((text) => ours.has(text) && /\w{4}/.test(text.replace(/\{\w+\}/g, "")))).toEqual([]);
  },
);

test("a study's language chooses the words, with English for those we don't have", () => {
  expect(wordsFor("de-AT").language).toBe("de");
  for (const tag of [null, "en-GB", "sv", "constructor", ""]) expect(wordsFor(tag).language).toBe("en");
});
