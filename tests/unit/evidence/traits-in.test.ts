import { expect, test } from "vitest";
import { traitsIn } from "@/lib/services/evidence/traits-in";

const traits = (...said: (readonly [speaker: string, text: string])[]) => [
  ...traitsIn(
    said.map(([speaker, text]) => ({ speaker, text })),
    new Set(["Moderator"]),
  ),
];

test("what is below a heading that asks nothing, and short in most rows, is what respondents are", () => {
  expect(
    traits(
      ["Moderator", "Plan"],
      ["Respondent 1", "Basic"],
      ["Moderator", "What annoys you?"],
      ["Respondent 1", "The price"],
      ["Moderator", "Plan"],
      ["Respondent 2", "Pro"],
      ["Moderator", "What annoys you?"],
      ["Respondent 2", "The wait"],
    ),
  ).toEqual([1, 0, 5, 4]);
});

test("sentences below a heading are answers, and scores are given", () => {
  expect(
    traits(
      ["Moderator", "Rating"],
      ["Respondent 1", "2"],
      ["Moderator", "Review"],
      ["Respondent 1", "It crashes, and then I lose all of my work"],
      ["Moderator", "Rating"],
      ["Respondent 2", "5"],
      ["Moderator", "Review"],
      ["Respondent 2", "I have never seen anything as good as this"],
    ),
  ).toEqual([]);
});

test("what only few were told is no heading, nor what an interviewer says in passing", () => {
  expect(
    traits(
      ["Moderator", "Region"],
      ["Ana", "North"],
      ["Moderator", "Okay."],
      ["Ben", "Yes"],
      ["Moderator", "Okay."],
      ["Cem", "Yes"],
    ),
  ).toEqual([]);
});

test("what nearly each of many has another of tells nobody apart", () => {
  const rows = Array.from({ length: 6 }, (_, at): [string, string][] => [
    ["Moderator", "Subject"],
    [`Respondent ${at}`, `Letter ${at}`],
    ["Moderator", "City"],
    [`Respondent ${at}`, at % 2 ? "Bonn" : "Kiel"],
  ]).flat();
  expect(traits(...rows)).toHaveLength(12);
});
