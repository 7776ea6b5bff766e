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

const hint = (tag: string | null) => languageHint(tag, "ai-curated-interview");

test("the hint says which language participants hear Earshot in", () => {
  expect(hint(null)).toContain("are in English");
  expect(hint("pl")).toContain("are in Polish");
  expect(hint("pt-PT")).toContain("are in Brazilian Portuguese");
  expect(hint("sv")).toMatch(/doesn’t speak Swedish.*are in English/);
});

test("the hint speaks of a moderator only where there is one", () => {
  for (const tag of [null, "sv"]) {
    expect(hint(tag)).toContain("moderator");
    for (const type of ["ai-generated-survey", "live-interview"] as const)
      expect(languageHint(tag, type)).not.toContain("moderator");
  }
});
