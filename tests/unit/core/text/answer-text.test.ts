import { expect, test } from "vitest";
import { numberOf } from "@/components/participant/controls/number-of";
import { LANGUAGES } from "@/lib/core/languages";
import { answerText, numberText } from "@/lib/core/text/answer-text";

test("a number is written as in the language around it, without losing a digit", () => {
  expect(answerText(1200.5, "de")).toBe("1.200,5");
  expect(answerText(1200.5, "en")).toBe("1,200.5");
  expect(numberText(45_000, "nl")).toBe("45.000");
  expect(answerText(2.125, "pt")).toBe("2,125");
});

test("a year and a postcode stay together", () => {
  for (const language of LANGUAGES) {
    expect(answerText(2019, language)).toBe("2019");
    expect(answerText(10115, language)).toBe("10115");
    expect(numberText(2019, language)).toBe("2019");
  }
});

test("what is written is read as the same number", () => {
  for (const language of LANGUAGES)
    for (const value of [0, -3, 2.5, 1.234, 1200.5, 2019, 12_000, 1_234_567.25])
      expect(numberOf(answerText(value, language), language), `${value} in ${language}`).toBe(value);
});

test("words stay as they are, several in a row", () => {
  expect(answerText(["Home", "Work"], "de")).toBe("Home, Work");
  expect(answerText("1200.5", "de")).toBe("1200.5");
});
