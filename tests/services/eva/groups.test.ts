import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { ask } from "@/lib/services/eva/ask";
import { type Interview, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

/** People who wear hearing aids, of several occupations. */
const SAID: Record<string, Interview> = {
  Philippa: [
    ["You work as a nurse, don't you?", "That's right, on a stroke ward."],
    ["What do you think of the price?", "Mine are free through work."],
    ["How do masks affect you?", "Terribly. I lip-read, and everybody lost their face."],
  ],
  Colm: [
    ["Dr. Feeney, you're an audiologist?", "Yes, for twenty-two years."],
    ["What do you think of the price?", "Too high. We mark them up, everybody knows it."],
    ["How do masks affect you?", "Not at all, I have my own room."],
  ],
  Maureen: [
    ["How are you?", "Well, thanks. My husband is a nurse, and my audiologist is a saint."],
    ["What do you think of the price?", "I paid four thousand for the pair."],
    ["How do masks affect you?", "I hate them. I nod and smile."],
  ],
  Nkechi: [
    ["What do you do?", "I teach chemistry."],
    ["What do you think of the price?", "Two hundred at the pharmacy, so I can't complain."],
    ["How do masks affect you?", "My students mumble anyway."],
  ],
};

let ctx: Context;
beforeAll(async () => {
  ctx = await workspaceOfInterviews(SAID);
});

const asked = async (question: string) => {
  const { answer, citations } = await ask(ctx, { question });
  return { answer, speakers: [...new Set(citations.map(({ speaker }) => speaker))] };
};

describe("what a group says is told in the words of those who say, or agree, that they are in it", () => {
  test.each([
    ["What did the nurses say about masks?", "nurses", ["Philippa"]],
    ["What do audiologists think of the price?", "audiologists", ["Colm"]],
    ["What did the teachers say about the price?", "teachers", ["Nkechi"]],
    ["What do nurses say?", "nurses", ["Philippa"]],
  ])("%s", async (question, name, people) => {
    const { answer, speakers } = await asked(question);
    expect(answer).toMatch(
      new RegExp(`^Going by what people say of themselves, one of 4 belongs to the “${name}”\\.`, "u"),
    );
    expect(speakers).toEqual(people);
  });
});

test("of a group that nobody says to be in, the answer says so before it tells what anybody says", async () => {
  const { answer, speakers } = await asked("What do pilots think of the price?");
  expect(answer).toMatch(
    /^Nobody says of themselves that they belong to the “pilots”, so Eva can’t tell what these say\./,
  );
  expect(speakers.length).toBeGreaterThan(1);
});

test("and if nothing else is asked, nobody is quoted", async () => {
  const { answer, speakers } = await asked("What do farmers say?");
  expect(answer).toContain("Nobody says of themselves that they belong to the “farmers”");
  expect(speakers).toEqual([]);
});

test("who are called participants are everybody", async () => {
  const { answer, speakers } = await asked("What do the participants think of the price?");
  expect(answer).not.toContain("of themselves");
  expect(speakers.length).toBe(4);
});
