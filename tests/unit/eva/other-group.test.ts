import { expect, test } from "vitest";
import { inContext } from "@/lib/services/eva/reading/in-context";

test.each<[before: string, typed: string, asked: string]>([
  ["What do Basic users want improved?", "And Pro users?", "What do Pro users want improved?"],
  ["What do people like?", "What about designers?", "What do designers like?"],
  [
    "What do people from France want?",
    "And people from the United States?",
    "What do people from the United States want?",
  ],
  ["What do users on the Basic plan complain about?", "And designers?", "What do designers complain about?"],
  ["What should we improve?", "And Basic users?", "What should we improve for Basic users?"],
  ["Was sollen wir verbessern?", "Und Pro-Nutzer?", "Was sollen wir verbessern für Pro-Nutzer?"],
  ["Was sagen Pro-Nutzer zum Preis?", "Und Basic-Nutzer?", "Was sagen Basic-Nutzer zum Preis?"],
])("after “%s”, “%s” asks it of them", (before, typed, asked) => {
  expect(inContext(typed, before).text).toBe(asked);
});

test.each([
  ["What do people say about the price?", "And the delivery?", "What do people say about the delivery?"],
  ["What did Ana like?", "And Daniel?", "What did Daniel like?"],
])("after “%s”, “%s” asks of no group", (before, typed, asked) => {
  expect(inContext(typed, before).text).toBe(asked);
});

test.each([
  ["What do Pro users want improved?", "What do people like?", "What do people like?"],
  ["What do Pro users want improved?", "What do they like?", "What do Pro users like?"],
  ["What do Pro users want improved?", "Why?", "What do Pro users want improved? Why?"],
])("after “%s”, “%s” is whole or isn't", (before, typed, asked) => {
  expect(inContext(typed, before).text).toBe(asked);
});
