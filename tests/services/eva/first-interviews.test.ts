import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { isNoAnswer, isUnsure } from "@/lib/core/evidence/no-answer";
import { ask } from "@/lib/services/eva/ask";
import { type Interview, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";
import { makeCaller } from "@/tests/support/factories";

const LENA: Interview = [
  ["What does your shop sell?", "Flowers mostly. Bouquets, wreaths, a bit of pottery."],
  [
    "Why did you stop using the app?",
    "It kept sending orders for days when we are closed, and I phoned each customer.",
  ],
  ["How do you find the price?", "Twenty euros is fine, honestly. I paid more for the old one."],
  ["Did the support help you?", "They wrote after two weeks, and by then I was back on paper."],
  ["What would bring you back?", "If I could block out days in one tap, I would try it again."],
];
const OMAR: Interview = [
  ["Tell me about your bakery.", "We open at five, three of us, and bake until noon."],
  ["Omar, are you still using the app?", "No, we stopped in June."],
  ["Why was that?", "My staff never looked at the tablet. In the rush nobody has a free hand."],
  ["And the cost, what did you make of that?", "Too much for what it does. I can get a student for a Saturday."],
];
const CLEO: Interview = [
  ["What do you sell?", "Second-hand records. People haggle, so I spend half my day on discounts and cash."],
  ["What do you do now?", "A notebook. And a cheap calculator, three euros."],
];

let three: Context;
let one: Context;
beforeAll(async () => {
  three = await workspaceOfInterviews({ Lena: LENA, Omar: OMAR, Cleo: CLEO });
  one = await workspaceOfInterviews({ Lena: LENA });
});

test("whoever speaks of money near it, but neither of the price nor when asked about it, isn't counted on the price", async () => {
  const { answer, citations } = await ask(three, { question: "What do they think about the price?" });
  expect(answer).toMatch(/^Two of 3 people spoke about this\./);
  expect(citations.map(({ speaker }) => speaker).sort()).toEqual(["Lena", "Omar"]);
});

test("“Why was that?” asks about what was just said, and its answer is found by that", async () => {
  const { answer } = await ask(three, { question: "Why do shops stop using the app?" });
  expect(answer).toContain("kept sending orders");
  expect(answer).toMatch(/stopped in June|never looked at the tablet/);
  expect(answer).not.toMatch(/Cleo/);
});

test.each(["Would Lena come back?", "Would she come back?", "Will they come back?"])(
  "%s is answered by one who would on a condition",
  async (question) => {
    const { answer, citations } = await ask(one, { question });
    expect(isUnsure(answer) || isNoAnswer(answer), answer).toBe(false);
    expect(citations.map(({ quote }) => quote)).toEqual([
      "If I could block out days in one tap, I would try it again.",
    ]);
  },
);

test("who “she” is isn't guessed among several people", async () => {
  const { answer } = await ask(three, { question: "Would she come back?" });
  expect(answer).toMatch(/^Nothing says who “she” is, so here is what everybody says\./);
});

test.each(["What should I ask next?", "What did I forget to ask?", "Which questions are still open?"])(
  "%s is told by what only some were asked, and quotes nobody",
  async (question) => {
    const { answer, citations } = await ask(three, { question });
    expect(answer).toMatch(/^Eva doesn’t know what you want to find out, and makes up no questions\./);
    expect(answer).toContain("“Are you still using the app?” was asked of Omar. With Cleo, nothing of it comes up");
    expect(citations).toEqual([]);
  },
);

test("a question that got only a few words is named, but not one that a few words answer", async () => {
  const ctx = await workspaceOfInterviews({
    Ana: [
      ["How long have you had it?", "Six years."],
      ["What is the garden like for you?", "Nice."],
      ["Would you recommend it?", "Yes."],
    ],
  });
  const { answer } = await ask(ctx, { question: "What should I ask next?" });
  expect(answer).toContain("“What is the garden like for you?” got no more than a few words from Ana.");
  expect(answer).not.toMatch(/How long|recommend/);
});

test("with nobody to read, there is nothing to go on with", async () => {
  const { ctx } = await makeCaller();
  expect(isNoAnswer((await ask(ctx, { question: "What should I ask next?" })).answer)).toBe(true);
});

test("why people give a thing up isn't told by how they came to have it", async () => {
  const ctx = await workspaceOfInterviews({
    Ana: [
      ["How did you come to have a plot?", "A friend had half a plot going spare."],
      ["Why did you give it up in the end?", "I changed jobs, so it's shifts now, and I was never there."],
    ],
    Ben: [
      ["How did you come to have a plot?", "I walked up to the gate and asked for a plot."],
      ["Why do you think people give up?", "Because nobody tells them it's February and wet."],
    ],
  });
  const { citations } = await ask(ctx, { question: "Why do people give up their plots?" });
  expect(citations.map(({ quote }) => quote).join(" ")).toMatch(
    /changed jobs[\s\S]*February|February[\s\S]*changed jobs/,
  );
  expect(citations.map(({ quote }) => quote).join(" ")).not.toMatch(/going spare|walked up/);
});

test("how long people waited is told by who waited, not by whoever names a time", async () => {
  const ctx = await workspaceOfInterviews({
    Ana: [
      ["How long did you wait for your plot?", "Four years and two months."],
      ["What is a visit like?", "I go to the plot for two hours and then I sleep."],
    ],
    Ben: [["How did you get in?", "I waited one year for the plot, I was lucky."]],
    Cy: [["What is a visit like?", "Twenty minutes to the plot, ten minutes of weeding."]],
  });
  const { answer } = await ask(ctx, { question: "How long did people wait for a plot?" });
  expect(answer).toMatch(/^Two of 3 people/);
  expect(answer).toMatch(/Four years/);
  expect(answer).toMatch(/one year/);
  expect(answer).not.toMatch(/two hours|Twenty minutes/);
});
