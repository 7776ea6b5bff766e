import { expect, test } from "vitest";
import { wordsFor } from "@/components/participant/words/words-for";
import { LANGUAGES } from "@/lib/core/languages";

type Tree = { [key: string]: string | Tree };
const PLURAL = new Set(["zero", "one", "two", "few", "many"]);

/** Every text by its path, with its placeholders; of the forms of a number only the one that every language has. */
const places = (tree: Tree, path = ""): [string, string[]][] =>
  Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value !== "string") return places(value, `${path}${key}.`);
    if (PLURAL.has(key) && "other" in tree) return [];
    return [[`${path}${key}`, [...value.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").sort()]];
  });
const textsOf = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === "string" ? [value] : textsOf(value)));

test.each(LANGUAGES)("the texts in %s have the same placeholders as the English ones", async (language) => {
  expect(places(await wordsFor(language))).toEqual(places(await wordsFor("en")));
});

test.each(LANGUAGES)("no text in %s is empty or has a space too many", async (language) => {
  for (const text of textsOf(await wordsFor(language))) expect(text).toMatch(/^(?! )(?:(?! {2}).)+(?<! )$/u);
});

test.each(LANGUAGES.filter((language) => language !== "en"))("nothing in %s was left in English", async (language) => {
  const [theirs, ours] = [textsOf(await wordsFor(language)), new Set(textsOf(await wordsFor("en")))];
  const left = theirs.filter((text) => ours.has(text) && /\w{4}/.test(text.replace(/\{\w+\}/g, "")));
  expect(left.filter((text) => !ALIKE.has(text))).toEqual([]);
});
/** Words that other languages have, too. */
const ALIKE = new Set(["Pause", "Conversation", "Copied", "Name", "Email", "Passer", "Retour", "Send", "Feedback"]);
