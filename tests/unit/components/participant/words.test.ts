import { expect, test } from "vitest";
import { count, fill } from "@/components/participant/words/fill";
import { LANGUAGES, languageOf } from "@/components/participant/words/language";
import { wordsFor } from "@/components/participant/words/words-for";

type Tree = { [key: string]: string | Tree };

/** Every text by its path, with its placeholders. */
const places = (tree: Tree, path = ""): [string, string[]][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${path}${key}`, [...value.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").sort()]]
      : places(value, `${path}${key}.`),
  );

test.each(LANGUAGES)("the texts in %s have the same placeholders as the English ones", (language) => {
  expect(places(wordsFor(language))).toEqual(places(wordsFor("en")));
});

test.each(LANGUAGES)("no text in %s is empty", (language) => {
  expect(JSON.stringify(wordsFor(language))).not.toContain('""');
});

test("a study's language is used if we have it, otherwise English", () => {
  expect(["de", "de-AT", "FR", "es-419", "pt-BR", null].map(languageOf)).toEqual(["de", "de", "fr", "es", "en", "en"]);
});

test("filled-in values are text, never placeholders themselves", () => {
  expect(fill("{workspace} asks {n}", { workspace: "{n}", n: 3 })).toBe("{n} asks 3");
  expect(fill("{unknown}", {})).toBe("{unknown}");
  const minutes = { one: "{n} minute", other: "{n} minutes" };
  expect([1, 0, 5].map((n) => count(minutes, n))).toEqual(["1 minute", "0 minutes", "5 minutes"]);
});
