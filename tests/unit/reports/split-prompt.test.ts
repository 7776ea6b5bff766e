import { expect, test } from "vitest";
import { splitPrompt } from "@/lib/services/reports/write/prompted/split-prompt";

test.each([
  ["Write a report about pricing, onboarding and dark mode.", ["pricing", "onboarding", "dark mode"]],
  ["Schreibe einen Bericht über Preise und den Support", ["Preise", "den Support"]],
  ["- Why do people leave?\n- What do they try first?", ["Why do people leave?", "What do they try first?"]],
  ["1. Trust; 2) Speed", ["Trust", "Speed"]],
  ["What do people think of Ben and Jerry?", ["What do people think of Ben and Jerry?"]],
  [
    "How people who run a small studio on their own decide whether they pay for tools and when they stop paying",
    ["How people who run a small studio on their own decide whether they pay for tools and when they stop paying"],
  ],
  ["Price. price.", ["Price"]],
  ["???", ["???"]],
])("%j asks for %j", (prompt, parts) => {
  expect(splitPrompt(prompt)).toEqual(parts);
});

test("for a very long list, the beginning is answered", () => {
  expect(splitPrompt(Array.from({ length: 30 }, (_, at) => `Topic ${at}`).join("\n"))).toHaveLength(8);
});

test("three questions in one line are three parts, also if one asks how people heard of a product", () => {
  expect(splitPrompt("What should we improve, what do people like, and how did people hear about us?")).toEqual([
    "What should we improve?",
    "what do people like?",
    "how did people hear about us?",
  ]);
});
