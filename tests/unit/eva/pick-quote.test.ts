import { expect, test } from "vitest";
import { pickQuote } from "@/lib/services/eva/analyst/witnesses/pick-quote";

test.each([
  [
    "We have no card in the company. So I think that’s why I left the checkout. The rest was fine, really.",
    "en",
    ["left", "checkout"],
  ],
  ["We have no card in the company. That was the reason why we left. The rest was fine, really.", "en", ["left"]],
  [
    "Wir haben keine Karte in der Firma. Deshalb bin ich gegangen. Der Rest war wirklich in Ordnung.",
    "de",
    ["gegangen"],
  ],
])("a quote that points back to a reason begins with the reason: %s", (text, language, terms) => {
  expect(pickQuote({ text }, terms, language)).toMatch(/^(?:We have no card|Wir haben keine Karte)/);
});

test("a reason within its sentence needs nothing before it", () => {
  const text =
    "It was a Tuesday, half past nine at night. There was no card in the company, and that’s why I left the checkout.";
  expect(pickQuote({ text }, ["left", "checkout"], "en")).toBe(
    "There was no card in the company, and that’s why I left the checkout.",
  );
});
