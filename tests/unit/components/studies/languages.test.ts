import { expect, test } from "vitest";
import { languageChoices, languageHint } from "@/components/studies/editor/languages";
import { LANGUAGES, langOf } from "@/lib/core/languages";

const groups = (chosen: string | null) =>
  Object.fromEntries(
    languageChoices(chosen).flatMap((item) =>
      item.choices ? [[item.label, item.choices.map(({ value }) => value)]] : [],
    ),
  );

test("the languages that Earshot speaks come first, under that name", () => {
  expect(groups(null)["Earshot speaks"]).toEqual(LANGUAGES.map(langOf));
  expect(groups(null)["Only your own words"]).toEqual(expect.arrayContaining(["sv", "he", "zh"]));
});

test("a study's tag that isn't on offer is kept where it belongs", () => {
  expect(groups("de-AT")["Earshot speaks"]).toContain("de-AT");
  expect(groups("lt")["Only your own words"]).toContain("lt");
  expect(groups("ja")["Earshot speaks"]?.filter((tag) => tag === "ja")).toHaveLength(1);
});

test("the hint says which language participants hear Earshot in", () => {
  expect(languageHint(null)).toContain("are in English");
  expect(languageHint("pl")).toContain("are in Polish");
  expect(languageHint("pt-PT")).toContain("are in Brazilian Portuguese");
  expect(languageHint("sv")).toMatch(/doesn’t speak Swedish.*are in English/);
});
