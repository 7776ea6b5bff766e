import { expect, test } from "vitest";
import { among } from "@/lib/services/auto-tag/among";
import type { Read } from "@/lib/services/auto-tag/plan";
import { analysisLine } from "@/tests/support/data/analysis-line";

const [PRICE, KANE, SIGNED] = [
  analysisLine(0, "The price went up again this year."),
  analysisLine(1, "Kane signs off every price we pay."),
  analysisLine(2, "Nobody here signs off a price."),
];
const subject = (called: string, ...lines: (typeof PRICE)[]) => ({
  title: "Price",
  called,
  topic: null,
  stem: "price",
  terms: ["price"],
  members: lines.map((each) => ({ line: each, sure: 1, from: 0, to: each.text.length })),
});
const spoken = { said: [], at: new Map() };
const before: Read = {
  lines: [PRICE, KANE, SIGNED],
  spoken,
  subjects: [subject("What Kane pays", PRICE, KANE, SIGNED), subject("Who signs off", PRICE, KANE, SIGNED)],
  coded: new Map([["price", new Set([PRICE, KANE])]]),
  asked: new Set([PRICE, KANE, SIGNED]),
};

test("what is left of what was read has nothing of masked and deleted lines, and no name with a word only they said", () => {
  const masked = { ...KANE, text: "[Name] signs off every price we pay." };
  const present: Read = { lines: [{ ...PRICE }, masked, { ...SIGNED }], spoken, subjects: [] };
  const { lines, subjects, coded, asked } = among(before, present);
  expect(lines).toBe(present.lines);
  expect(subjects.map(({ called, members }) => [called, members.map((each) => each.line)])).toEqual([
    ["Who signs off", [PRICE, SIGNED]],
  ]);
  expect([...(coded?.get("price") ?? [])]).toEqual([PRICE]);
  expect([...(asked ?? [])][0], "the lines as they are read now").toBe(present.lines[0]);
  expect(asked?.size).toBe(2);
});
