import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { ask } from "@/lib/services/eva/ask";
import { type Interview, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

/** Farmers who keep bees, asked in the same words. */
const SAID: Record<string, Interview> = {
  Ada: [
    ["How did you become a farmer?", "My aunt left me two hives."],
    ["Do you sell your honey or give it away?", "Sell it. Well, I sell most of it at the market."],
    ["Is the shed dry enough?", "Yes. Actually drier than the house."],
    ["How do you keep your records?", "With Hivemind, and it’s quick."],
    ["What did you spend on the hives?", "Nothing. It was all lent to me."],
    ["Would you start again?", "Last year I would have. Now? No."],
    ["Do you wear gloves?", "No, I’m used to it. My son got me some and I’ve left them alone."],
    ["What could we do better?", "More evening meetings."],
  ],
  Bo: [
    ["How did you become a farmer?", "There was a swarm in the church."],
    ["Do you sell your honey or give it away?", "I give it away, I tried selling it once."],
    ["Is the shed dry enough?", "Not in the corner. There’s mould."],
    ["How do you keep your records?", "Hivemind reminds me what to do, I just do it."],
    ["What did you spend on the hives?", "Two thousand, with the suit."],
    ["Would you start again?", "With another teacher, yes."],
    ["Do you wear gloves?", "Always."],
    ["What could we do better?", "Answer the phone."],
  ],
  Cleo: [
    ["How did you become a farmer?", "I read a book in hospital."],
    ["Do you sell your honey or give it away?", "Both."],
    ["Is the shed dry enough?", "It smells."],
    ["How do you keep your records?", "I tried Hivemind for a week. Now it’s a notebook."],
    ["What did you spend on the hives?", "Six hundred."],
    ["Would you start again?", "With a friend, yes. Alone I wouldn’t."],
    ["Do you wear gloves?", "I had some, I gave them away."],
    ["What could we do better?", "A shared extractor."],
  ],
};

let ctx: Context;
beforeAll(async () => {
  ctx = await workspaceOfInterviews(SAID);
});
const partsOf = async (question: string): Promise<string[]> => (await ask(ctx, { question })).answer.split("\n\n");

test("of two things that people were asked to choose from, each is told by who chooses it", async () => {
  const [lead, now, past] = await partsOf("Who sells their honey?");
  expect(lead).toContain("Of 3 people, two say that they do and one that they no longer do.");
  expect(now).toMatch(/Ada.*Cleo|Cleo.*Ada/u);
  expect(past).toContain("Bo");
});

test("of whom something is so is told by their yes and no, the no first if that is asked", async () => {
  const [lead, no, yes, others] = await partsOf("Whose shed is not dry enough?");
  expect(lead).toContain("Of these three, one answers yes and one no.");
  expect(no).toContain("Bo said “Not in the corner.");
  expect(yes).toContain("Ada said “Yes. Actually drier than the house.”");
  expect(others).toContain("Cleo");
});

test("whoever names a tool first, or lets it tell them what to do, uses it", async () => {
  const [lead, now, past] = await partsOf("Who uses Hivemind?");
  expect(lead).toBe("Of 3 people, two say that they do and one that they no longer do.");
  expect(now).toMatch(/Ada.*Bo|Bo.*Ada/u);
  expect(past).toContain("Cleo");
});

test("whom a study is of needn’t say so: they were asked how they became it", async () => {
  const [lead] = await partsOf("How many farmers use Hivemind?");
  expect(lead).toBe("Of 3 people, two say that they do and one that they no longer do.");
});

test("who would is told by the last word on it, and “with another teacher, yes” is a condition", async () => {
  const [lead] = await partsOf("Who would start again?");
  expect(lead).toBe("Of 3 people, nobody says that they would and one that they wouldn’t. Two would on a condition.");
});

test("whoever never wore a thing that they leave alone hasn’t stopped", async () => {
  const [lead] = await partsOf("Who wears gloves?");
  expect(lead).toBe("Of 3 people, one says that they do, one that they no longer do, and one that they don’t.");
});

test("numbers that people say aren’t compared: everybody’s are quoted", async () => {
  const [text = ""] = await partsOf("Who spent more than a thousand?");
  expect(text).toMatch(/^Eva doesn’t compare numbers/u);
  expect(text).toContain("Two thousand, with the suit.");
  expect(text).toContain("Six hundred.");
});

test("who spends nothing is told by who says so, and what could be done better by what people were asked", async () => {
  const [, told = ""] = await partsOf("Who spent nothing?");
  expect(told).toContain("Ada said “Nothing.");
  expect(told).not.toContain("Bo");
  const { answer } = await ask(ctx, { question: "What could the club do better?" });
  expect(answer).toContain("A shared extractor.");
  expect(answer).not.toContain("teacher");
});

test("what people like best is what they named when asked that, and a tool named in passing isn’t used", async () => {
  const own = await workspaceOfInterviews({
    Ida: [
      ["What do you like best about the yard?", "The shade."],
      ["Have you ever argued with anybody here?", "Twice. Both times about the mower."],
      ["What do you think of the new gate?", "I hated it at first. Now I find it handy."],
      ["How much do you pay a month?", "Nothing, I’m the gardener."],
    ],
    Jon: [
      ["What do you like best about the yard?", "Nothing."],
      ["Have you ever argued with anybody here?", "No."],
      ["What do you think of the new gate?", "It’s awful, it squeaks."],
      ["How much do you pay a month?", "Nine euros."],
    ],
    Kai: [
      ["What do you like best about the yard?", "The well."],
      ["Have you ever argued with anybody here?", "Once."],
      ["What do you think of the new gate?", "No opinion."],
      ["How much do you pay a month?", "Ten."],
    ],
  });
  const asked = async (question: string) => (await ask(own, { question })).answer;
  expect(await asked("What do people like best?")).toMatch(/^Two of 3 people named something/u);
  expect(await asked("Who uses the mower?")).not.toContain("say that they do");
  const [told = ""] = (await asked("Who complained about the new gate?")).split("\n\n");
  expect(told).toMatch(/^One of 3 people/u);
  const nothing = await asked("Who pays nothing?");
  expect(nothing).toContain("Ida said “Nothing, I’m the gardener.”");
  expect(nothing).not.toContain("Nine euros");
  const [sides = "", other = ""] = (await asked("What do people think of the new gate?")).split("\n\n");
  expect(`${sides} ${other}`).toContain("On the other side");
});
