import { describe, expect, test } from "vitest";
import { findWilling } from "@/lib/services/eva/compare/find-willing";
import { readComparison } from "@/lib/services/eva/compare/read-comparison";
import { readWilling } from "@/lib/services/eva/compare/read-willing";
import { passagesOf } from "@/lib/services/eva/retrieve/corpus/passages";
import { speakerShares } from "@/lib/services/evidence/speaker-shares";

describe("a question that compares", () => {
  test.each([
    ["Do managers see it differently from nurses?", "people", ["managers", "nurses"], null],
    ["Do drivers see the cameras differently from managers?", "people", ["drivers", "managers"], "cameras"],
    [
      "What do people who pay monthly say compared with those who pay yearly?",
      "people",
      ["people who pay monthly", "those who pay yearly"],
      null,
    ],
    ["How do new users differ from the others?", "people", ["new users", "the others"], null],
    ["Which did they like better, the box or the locker?", "things", ["the box", "the locker"], null],
    [
      "Which camera is better, the one inside or the one outside?",
      "things",
      ["the camera inside", "the camera outside"],
      null,
    ],
    ["Do people prefer the phone to the computer?", "things", ["the phone", "the computer"], null],
    ["Compare the app with the website", "things", ["the app", "the website"], null],
    ["Compare nurses and doctors", "people", ["nurses", "doctors"], null],
    ["What do people say about the fitters compared with the planner?", "things", ["the fitters", "the planner"], null],
    ["Wie unterscheiden sich Eltern von Lehrern?", "people", ["Eltern", "Lehrern"], null],
    ["Was gefällt den Leuten besser, die Box oder der Spind?", "things", ["die Box", "der Spind"], null],
  ])("%s", (question, kind, sides, about) => {
    expect(readComparison(question)).toEqual({ kind, sides, about });
  });

  test.each([
    "Why did people leave?",
    "What do people think of the price?",
    "Who mentioned the box or the locker?",
    "Did anything get better or worse?",
    "Where do people disagree?",
    "Do nurses see the rota differently from managers? Who would come back?",
    // Half a second of reading otherwise.
    `${"this or that, what do ".repeat(180)}\nthey think`,
  ])("is not: %s", (question) => expect(readComparison(question)).toBeNull());
});

describe("a question about who would do something", () => {
  test.each([
    ["Who would recommend it?", "I'd recommend it", false],
    ["Who would come back?", "I came back for it", false],
    ["Who wouldn't pay again?", "I won't pay for it", true],
    ["How many people would buy it?", "I would buy one", false],
    ["Wer würde es weiterempfehlen?", "Das würde ich empfehlen", false],
  ])("%s", (question, said, isDenied) => {
    const asked = readWilling(question);
    expect(asked?.isDenied).toBe(isDenied);
    expect(asked?.said?.test(said)).toBe(true);
  });

  test("knows no words for what only the guide asks", () => {
    expect(readWilling("Who would take it out?")).toMatchObject({ asked: "take it out", said: null });
    expect(readWilling("Who pays for it?")).toBeNull();
  });

  test.each([
    ["I would, yeah.", "yes"],
    ["I have. There's a group of us.", "yes"],
    ["I'd tell the young ones.", "yes"],
    ["I would, if they've got pickers.", "maybe"],
    ["To a contractor, no. To a farmer with one field, yes, tomorrow.", "maybe"],
    ["Not at the moment.", "no"],
    ["To other growers? I'd say try the free one. I don't think I'd push it.", "no"],
    ["The weather is free.", undefined],
  ])("asked whether they would, “%s” is: %s", async (text, stand) => {
    const origin = { fileId: "file 1" };
    const said = [
      { speaker: "Moderator", text: "Would you recommend it to others?" },
      { speaker: "Ana", text },
    ];
    const lines = said.map((line, index) => ({
      ...line,
      origin,
      index,
      follows: index > 0,
      startSeconds: null,
      endSeconds: null,
    }));
    const passages = await passagesOf({
      documents: [{ origin, language: "en", speakers: speakerShares(lines), lines }],
    });
    const asked = readWilling("Who would recommend it?");
    expect(asked && [...findWilling(asked, passages).values()][0]?.stand).toBe(stand);
  });
});
