import { expect, test } from "vitest";
import { titleOf } from "@/lib/services/reports/title-of";
import { wordsIn } from "@/lib/services/reports/write/words/words-of";

const titled = (prompt: string) => titleOf({ template: null, prompt, names: [] }, wordsIn(false));

test.each([
  ["What hurts?\nWhat helps?", "What hurts?"],
  ["- why do people leave\n- what helps", "Why do people leave"],
  ["Write a report about pricing, onboarding and dark mode.", "Pricing, onboarding and dark mode"],
  ["Why do people leave? What do they try first?", "Why do people leave? What do they try first?"],
  [`Why do people leave? ${"And what else do they say about it? ".repeat(5)}`, "Why do people leave?"],
])("%j is titled %j", (prompt, title) => {
  expect(titled(prompt)).toBe(title);
});

test("a long sentence is cut, and a prompt of signs alone has a title", () => {
  expect(titled("very ".repeat(60))).toMatch(/^Very very .{90,110}…$/u);
  expect(titled("...")).not.toBe("");
});
