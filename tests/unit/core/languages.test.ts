import { expect, test } from "vitest";
import { amount } from "@/components/participant/words/amount";
import { wordsFor } from "@/components/participant/words/words-for";
import { LANGUAGES, languageOf, localeOf, spokenLanguage } from "@/lib/core/languages";
import { count } from "@/lib/core/text/count";
import { fill } from "@/lib/core/text/fill";
import { textDirection } from "@/lib/core/text/text-direction";

test("a study's language is used if we have it, otherwise English", () => {
  expect(["de", "de-AT", "FR", "es-419", "fi", "fil", null].map(languageOf)).toEqual([
    "de",
    "de",
    "fr",
    "es",
    "en",
    "en",
    "en",
  ]);
  expect(["en-GB", "sv", "", "constructor", null].map(spokenLanguage)).toEqual(["en", null, null, null, null]);
});

test.each(LANGUAGES)("in %s, every whole number has a form of its own or the common one", async (language) => {
  const { welcome } = await wordsFor(language);
  const rules = new Intl.PluralRules(localeOf(language));
  const needed = new Set(Array.from({ length: 1000 }, (_, n) => rules.select(n)));
  expect([...needed].filter((form) => !Object.hasOwn(welcome.minutes, form))).toEqual([]);
});

test("filled-in values are text, never placeholders themselves", () => {
  expect(fill("{workspace} asks {n}", { workspace: "{n}", n: 3 })).toBe("{n} asks 3");
  expect(fill("{unknown}", {})).toBe("{unknown}");
});

test("a number takes the form of its language, written as the language writes numbers", () => {
  const minutes = { one: "{n} minute", other: "{n} minutes" };
  expect([1, 0, 5, 1200].map((n) => count(minutes, n, "en"))).toEqual([
    "1 minute",
    "0 minutes",
    "5 minutes",
    "1,200 minutes",
  ]);
  expect(count(minutes, 0, "fr")).toBe("0 minute");
  expect(count({ one: "{n} Zeichen", other: "{n} Zeichen" }, 12_000, "de")).toBe("12.000 Zeichen");
});

test("money is written as the language writes it, and named where a sign would stand on the wrong side", () => {
  expect(LANGUAGES.map((language) => amount(2000, language).replaceAll(/\s/g, " "))).toEqual([
    "$20",
    "20 $",
    "20 $",
    "20 $",
    "20 $",
    "$ 20",
    "$ 20",
    "20 $",
    "$20",
    "20 دولار أمريكي",
  ]);
});

test("a value that runs the other way is set apart from its sentence; others are left as they are", () => {
  expect(fill("Hello {name}, {n}", { name: "Ana", n: 3 })).toBe("Hello Ana, 3");
  expect(fill("Hello {name}!", { name: "ليلى" })).toBe("Hello \u2068ليلى\u2069!");
  expect(fill("مرحبًا {name}، {n}", { name: "Acme Ltd.", n: "12" })).toBe("مرحبًا \u2068Acme Ltd.\u2069، 12");
});

test("a text runs the way most of its words do, whatever it begins with", () => {
  expect(textDirection("What do you think of Spotify?")).toBe("ltr");
  expect(textDirection("Spotify: ما رأيك في هذا التطبيق؟")).toBe("rtl");
  expect(textDirection("Netflix Premium Family هل تستخدم")).toBe("rtl");
  expect(textDirection("We call it مقهى in the office and at home")).toBe("ltr");
  expect(textDirection("שלום")).toBe("rtl");
  expect(textDirection("12 – 15 €")).toBeUndefined();
});
