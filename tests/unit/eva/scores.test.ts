import { describe, expect, test } from "vitest";
import { readScoresAsked } from "@/lib/services/eva/reading/asks-for-scores";
import { scaleIn, scoreIn } from "@/lib/services/eva/scores/score-in";

test.each([
  ["Four out of ten, I'd say.", null, [4, 10]],
  ["8/10", null, [8, 10]],
  ["I gave it 4 of 5 stars.", null, [4, 5]],
  ["Seven and a half out of ten.", null, [7.5, 10]],
  ["A solid eight.", 10, [8, 10]],
  ["Nine, because of the seats.", 10, [9, 10]],
  ["Sieben von zehn.", null, [7, 10]],
  ["A solid eight.", null, null],
  ["Nine out of ten times it fails.", null, null],
  ["Two of three people left.", null, null],
  ["They're open 24/7.", null, null],
  ["I was done in two minutes.", 10, null],
  ["Seven or eight.", 10, null],
  ["Twelve out of ten.", null, null],
  ["It cost £5/10 miles.", null, null],
] as const)("“%s” on a scale of %s is the score %s", (text, scale, expected) => {
  const found = scoreIn(text, scale);
  expect(found && [found.value, found.of]).toEqual(expected);
});

test.each([
  ["On a scale from 0 to 10, how likely are you to recommend us?", 10],
  ["How would you rate it out of five?", 5],
  ["Wie bewerten Sie das von 1 bis 7?", 7],
  ["How easy was that, from one to seven?", 7],
  ["How many of you are there?", null],
])("“%s” asks on a scale of %s", (question, scale) => {
  expect(scaleIn(question)).toBe(scale);
});

describe("a question for scores", () => {
  test.each([
    ["What scores did people give?", ""],
    ["Ratings", ""],
    ["How did people rate the seat map?", "the seat map"],
    ["What's the average rating for the checkout?", "the checkout"],
    ["How easy was the task?", "easy"],
    ["Welche Noten haben die Leute gegeben?", ""],
    ["Wie haben die Leute die App bewertet?", "die App"],
  ])("is “%s”", (question, of) => {
    expect(readScoresAsked(question)?.of).toBe(of);
  });

  test.each([
    "What did people say about the credit score?",
    "What points did people make?",
    "How easy is it to cancel?",
    "Who gave the app a low rating?",
    "Wie haben die Leute von der App erfahren?",
    "Wie haben die Leute reagiert?",
  ])("isn't “%s”", (question) => {
    expect(readScoresAsked(question)).toBeNull();
  });
});
