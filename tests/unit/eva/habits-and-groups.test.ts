import { describe, expect, test } from "vitest";
import { readGroup } from "@/lib/services/eva/compare/read-group";
import { readHabit } from "@/lib/services/eva/habits/read-habit";
import { type Standing, standingOf, standingOfReply } from "@/lib/services/eva/habits/standing";

describe("a question is read as one about a habit", () => {
  test.each([
    ["Who uses Washly?", "now", "Washly"],
    ["How many people still use printed maps?", "now", "printed maps"],
    ["Does anyone have a dryer at the moment?", "now", "dryer"],
    ["Who stopped using the app because of the price?", "past", "app"],
    ["Who used to wear glasses?", "past", "glasses"],
    ["Who doesn’t see a doctor any more?", "past", "doctor"],
    ["Who stopped driving to save money?", "past", "driving"],
    ["Wie viele Leute nutzen die App?", "now", "App"],
    ["Wer nutzt die App nicht mehr?", "past", "App"],
  ])("%s", (question, wanted, thing) => {
    expect(readHabit(question)).toMatchObject({ wanted, thing: { thing } });
  });

  test.each([
    "Who has lost a key?",
    "Who has a problem with the app?",
    "Who left?",
    "Who would use it?",
    "What do people use?",
    "Who has left or wants to leave?",
  ])("but not %s", (question) => {
    expect(readHabit(question)).toBeNull();
  });
});

describe("a question is read as one about a group", () => {
  test.each([
    ["What did the nurses say about masks?", "nurses", "What did people say about masks?"],
    ["Why do nurses leave?", "nurses", "Why do people leave?"],
    ["How many nurses use the app?", "nurses", "How many people use the app?"],
    ["What do new drivers think of the fee?", "new drivers", "What do people think of the fee?"],
    ["What do beekeepers say?", "beekeepers", null],
    ["Was sagen die Lehrer über die Kosten?", "Lehrer", "Was sagen die Leute über die Kosten?"],
  ])("%s", (question, name, plain) => {
    expect(readGroup(question)).toEqual({ name, plain });
  });

  test.each([
    "What did Ines say about masks?",
    "What do people say about masks?",
    "What do users think of the app?",
    "What did the manager say about it?",
    "What do the reviews say about it?",
    "What did the others say?",
    "What are the drivers of churn?",
    "Was sagen die Leute über die Kosten?",
  ])("but not %s", (question) => {
    expect(readGroup(question)).toBeNull();
  });
});

test.each<[string, boolean, Standing | null]>([
  ["I use Washly every day.", false, "now"],
  ["In Washly.", true, "now"],
  ["In Washly.", false, null],
  ["I used Washly for a year.", false, "past"],
  ["It was Washly until September.", true, "past"],
  ["I’ve used Washly since May.", false, "now"],
  ["My neighbor uses Washly.", false, null],
  ["I would have cancelled Washly.", false, null],
  ["I have Washly in the left pocket.", false, "now"],
  ["Ich nutze Washly.", false, "now"],
  ["Ich nutze Washly nicht mehr.", false, "past"],
])("“%s” says of the speaker what it means (an answer: %s): %s", (sentence, replies, standing) => {
  expect(standingOf(sentence, sentence, replies)).toBe(standing);
});

test.each<[string, string, Standing | null]>([
  ["Every day.", "Do you use it?", "now"],
  ["I did at the start. I sold it.", "Do you use it?", "past"],
  ["I don’t, to be honest.", "Do you use it?", "never"],
  ["Every day, I’d be lost without it.", "Do you use it?", "now"],
  ["I use it, but not on Sundays.", "Do you use it?", "now"],
  ["Oh yes. I had another one before.", "Do you use it?", "now"],
  ["Jeden Tag, ohne sie wäre ich verloren.", "Nutzen Sie die App?", "now"],
  ["No.", "Do you still use it?", "past"],
  ["My daughter does.", "Do you use it?", null],
  ["I don’t know.", "Do you have a contract?", null],
  ["It depends on the season.", "Do you use it?", null],
])("“%s” answers “%s” with %s", (reply, question, standing) => {
  expect(standingOfReply(reply, question)).toBe(standing);
});
