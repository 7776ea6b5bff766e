import { expect, test } from "vitest";
import { isOfGroup, isOfInterviews } from "@/lib/core/evidence/interviews-in";

const turns = (...said: (readonly [speaker: string, text: string])[]) =>
  said.map(([speaker, text]) => ({ speaker, text }));
const isOfSeveral = (...said: (readonly [string, string])[]) => isOfInterviews(turns(...said), new Set(["Moderator"]));

test("answers to the same form, one respondent after another, are an interview each", () => {
  expect(
    isOfSeveral(
      ["Moderator", "What do you like?"],
      ["Respondent 1", "The price"],
      ["Moderator", "What should we improve?"],
      ["Respondent 1", "Nothing"],
      ["Moderator", "What do you like?"],
      ["Respondent 2", "Taste"],
    ),
  ).toBe(true);
});

test("a talk of several about the same question is one conversation", () => {
  expect(isOfSeveral(["Moderator", "What do you like?"], ["Ana", "The price"], ["Ben", "Taste"])).toBe(false);
  expect(
    isOfSeveral(
      ["Moderator", "What do you like?"],
      ["Ana", "The price"],
      ["Moderator", "What do you like?"],
      ["Ben", "Taste"],
      ["Moderator", "And why?"],
      ["Ana", "It is cheap"],
    ),
  ).toBe(false);
});

test("one person alone, and people who were asked something else each, are none", () => {
  expect(isOfSeveral(["Moderator", "What do you like?"], ["Ana", "The price"])).toBe(false);
  expect(
    isOfSeveral(
      ["Moderator", "How was the ferry?"],
      ["Ana", "Slow"],
      ["Moderator", "How was the hotel?"],
      ["Ben", "Loud"],
    ),
  ).toBe(false);
  expect(isOfSeveral(["Ana", "Hello"], ["Ben", "Hi"])).toBe(false);
});

test("three who each speak more than once with somebody who asks are a group; a couple, or whoever looks in, isn't", () => {
  const isGroup = (names: readonly string[], moderator = "Moderator") =>
    isOfGroup(turns(...names.map((name) => [name, "Yes."] as const)), new Set([moderator]));
  expect(isGroup(["Moderator", "Ana", "Ben", "Cem", "Ana", "Cem", "Ben"])).toBe(true);
  expect(isGroup(["Moderator", "Ana", "Ben", "Ana", "Ben"])).toBe(false);
  expect(isGroup(["Moderator", "Ana", "Ben", "Ana", "Ben", "Cem"])).toBe(false);
  expect(isOfGroup(turns(["Ana", "Yes."], ["Ben", "No."], ["Cem", "Yes."]), new Set())).toBe(false);
});
