import { expect, test } from "vitest";
import { minutesLeft } from "@/components/participant/chat/minutes-left";
import { answerOf } from "@/components/participant/controls/answer-of";
import { numberOf } from "@/components/participant/controls/number-of";
import { toggled } from "@/components/participant/controls/toggled";
import { LANGUAGES, type Language } from "@/lib/core/languages";

test("a number may be written with a decimal point or comma", () => {
  for (const language of LANGUAGES)
    expect(["3", " 89,90 ", "89.90", "-4", "+2"].map((text) => numberOf(text, language))).toEqual([
      3, 89.9, 89.9, -4, 2,
    ]);
});

test("three digits after a comma or point are thousands if the language writes them that way", () => {
  const read = (language: Language, ...texts: string[]) => texts.map((text) => numberOf(text, language));
  expect(read("en", "1,200", "-12,000", "1.200", "0,125", "1200,5")).toEqual([1200, -12_000, 1.2, 0.125, 1200.5]);
  for (const language of ["de", "es", "fr"] as const)
    expect(read(language, "1.200", "-12.000", "1,200", "0.125", "1200.5")).toEqual([1200, -12_000, 1.2, 0.125, 1200.5]);
});

test("thousands separators are read where they can mean nothing else", () => {
  const clear = ["1,200.50", "1.200,50", "1 200", "1\u00a0200,5", "1\u202f200\u202f000", "1'200.5", "1,000,000"];
  for (const language of LANGUAGES)
    expect(clear.map((text) => numberOf(text, language))).toEqual([1200.5, 1200.5, 1200, 1200.5, 1.2e6, 1200.5, 1e6]);
});

test("digits of Arabic, Persian and Japanese keyboards are digits", () => {
  const read = (language: Language, ...texts: string[]) => texts.map((text) => numberOf(text, language));
  expect(read("ar", "١٢", "١٬٢٠٠", "٣٫٥", "۴۵", "\u200f12")).toEqual([12, 1200, 3.5, 45, 12]);
  expect(read("ja", "３０", "１，２００", "1,200")).toEqual([30, 1200, 1200]);
  expect(read("pl", "1 200", "1,5", "1.200")).toEqual([1200, 1.5, 1200]);
});

test("text that isn't a number is not taken for one", () => {
  for (const text of ["", "three", "1e9", "1,000.000,5", "1,00,000", "1,2,3", "0x10", "--1", "9".repeat(20)])
    expect(numberOf(text, "en")).toBeNull();
});

test("an answer counts once it isn't empty", () => {
  expect(answerOf("open", "  I left. ", "en")).toBe("I left.");
  expect(answerOf("text", " ", "en")).toBeNull();
  expect(answerOf("multiple", [], "en")).toBeNull();
  expect(answerOf("multiple", ["A"], "en")).toEqual(["A"]);
  expect(answerOf("scale", 0, "en")).toBe(0);
  expect(answerOf("scale", undefined, "en")).toBeNull();
  expect(answerOf("number", "12,5", "en")).toBe(12.5);
  expect(answerOf("number", "", "en")).toBeNull();
  expect(answerOf("number", "about ten", "en")).toBeNaN();
});

test("the time left follows the share of questions, and is omitted if the study doesn't state its length", () => {
  const at = (answered: number) => minutesLeft(8, { answered, total: 8 });
  expect([0, 4, 7.5, 8].map(at)).toEqual([8, 4, 0, 0]);
  expect(minutesLeft(null, { answered: 1, total: 8 })).toBeNull();
});

test("“None of these” takes the other choices back, and any other takes it back", () => {
  const options = ["Home", "Work", "None of these"];
  expect(toggled(options, [], "Work")).toEqual(["Work"]);
  expect(toggled(options, ["Work"], "Home")).toEqual(["Home", "Work"]);
  expect(toggled(options, ["Home", "Work"], "None of these")).toEqual(["None of these"]);
  expect(toggled(options, ["None of these"], "Home")).toEqual(["Home"]);
  expect(toggled(options, ["None of these"], "None of these")).toEqual([]);
  // As a draft may have been kept before.
  expect(toggled(options, ["Home", "None of these"], "Home")).toEqual(["None of these"]);
});
