import { expect, test } from "vitest";
import { headOf, isTable } from "@/components/library/transcript/head-of";
import type { Line } from "@/components/library/transcript/line";

const linesOf = (...said: [speaker: string, text: string][]): Line[] =>
  said.map(([speaker, text], index) => ({
    index,
    speaker,
    role: speaker === "Moderator" ? "moderator" : "participant",
    startSeconds: null,
    endSeconds: null,
    text,
    sentiment: null,
  }));

const TABLE = linesOf(
  ["Moderator", "Plan"],
  ["Respondent 1", "Basic"],
  ["Moderator", "What annoys you?"],
  ["Respondent 1", "The price"],
  ["Moderator", "Plan"],
  ["Respondent 2", "Pro"],
  ["Moderator", "What annoys you?"],
  ["Respondent 2", "The wait"],
);
const namedIn = (lines: Line[], isOfTable: boolean) =>
  lines.map((_, place) => lines[headOf(lines, place, isOfTable ? [] : null)]?.speaker ?? null);

test("in a table, each respondent is named once, above their row", () => {
  expect(isTable(TABLE, [])).toBe(true);
  expect(namedIn(TABLE, true)).toEqual(["Respondent 1", null, null, null, "Respondent 2", null, null, null]);
});

test("in a conversation, whoever speaks is named where somebody else spoke before", () => {
  const talk = linesOf(["Moderator", "How was it?"], ["Ana", "Good."], ["Ana", "And fast."], ["Moderator", "Why?"]);
  expect(isTable(talk, [])).toBe(false);
  expect(namedIn(talk, false)).toEqual(["Moderator", "Ana", null, "Moderator"]);
});

test("interviews with times are no table", () => {
  expect(
    isTable(
      TABLE.map((line) => ({ ...line, startSeconds: line.index })),
      [],
    ),
  ).toBe(false);
});
