import { expect, test } from "vitest";
import { restates } from "@/lib/core/study/restates";
import { titleOf } from "@/lib/services/studies/draft/title-of";

const NOT_DONE = "Why do small studios not claim their expenses?";

test("a title that was made from the question adds nothing to it, so a list shows one of them", () => {
  for (const question of [
    "Why do trial users leave at the checkout?",
    "How do teams decide?",
    "Warum gehen Kunden?",
    NOT_DONE,
  ])
    expect(restates(titleOf(question), question)).toBe(true);
});

test("a title of its own doesn’t restate the question", () => {
  expect(restates("Checkout", "Why do trial users leave at the checkout?")).toBe(false);
  expect(restates("Why trial users stay", "Why do trial users leave?")).toBe(false);
});
