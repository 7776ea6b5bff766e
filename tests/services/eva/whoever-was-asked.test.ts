import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { ask } from "@/lib/services/eva/ask";
import { addDemoTranscripts, addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

let ctx: Context;
beforeAll(async () => {
  ctx = (await makeCaller()).ctx;
  await addDemoTranscripts(ctx);
});

const told = async (question: string) => {
  const { answer, citations } = await ask(ctx, { question });
  return { answer, quotes: citations.map(({ quote }) => quote) };
};

test.each([
  ["How satisfied are people?", "How satisfied are our customers?"],
  ["What did people use before?", "What did the participants use before?"],
  ["Where do people get stuck?", "Where do our users get stuck?"],
  ["What did people find difficult?", "What did respondents find difficult?"],
  ["What could people not find?", "What could interviewees not find?"],
  ["What would make people stay?", "What would make our clients stay?"],
  ["Who mentioned the card?", "Did any customer mention the card?"],
  ["Wie zufrieden sind die Leute?", "Wie zufrieden sind unsere Kunden?"],
])("%s is answered alike, whatever a team calls them: %s", async (plain, typed) => {
  const [expected, found] = [await told(plain), await told(typed)];
  expect(found.quotes.length).toBeGreaterThan(0);
  expect(found).toEqual(expected);
});

test("so is a question that goes on from one before", async () => {
  const first = await ask(ctx, { question: "Do our customers leave because of the card?" });
  const second = await ask(ctx, { question: "And the fee?", threadId: first.threadId });
  expect(second.citations.map(({ quote }) => quote)).toEqual(
    (await told("Do people leave because of the fee?")).quotes,
  );
});

test("what a kind of them says is what everybody says, and that it isn't known who is one, if nobody says so", async () => {
  const { answer, quotes } = await told("What do trial users say about the card?");
  expect(answer).toMatch(
    /^Nobody says of themselves that they belong to the “trial users”, so Eva can’t tell what these say\./,
  );
  expect(quotes).toEqual((await told("What do people say about the card?")).quotes);
});

test("nor is it known of what such a kind complains about", async () => {
  const { answer, quotes } = await told("What did existing customers complain about?");
  expect(answer).toMatch(/^Nobody says of themselves that they belong to the “existing customers”/);
  expect(quotes).toEqual((await told("What did people complain about?")).quotes);
});

test("what makes people stay is told by those who say so, not by whoever says “keep”", async () => {
  const { answer, quotes } = await told("What would keep our users from leaving?");
  expect(answer).toContain("say what would have made them stay");
  expect(quotes).toContain("If the export had worked I'd have paid.");
});

test("where people disagree is told by who says the opposite of several, if nobody is clearly divided", async () => {
  const { answer, quotes } = await told("What do customers disagree about?");
  expect(answer).toMatch(/^On nothing are people clearly divided\..*People speak well of export and import\./s);
  expect(quotes).toContain(
    "And I’m saying the file was useless. If I need a potter from Canada to open it, it’s a bad export.",
  );
  expect(quotes).not.toContain("My wife will enjoy this.");
});

test("if nobody contradicts anybody, that is the answer", async () => {
  const { ctx } = await makeCaller();
  for (const speaker of ["Ana", "Ben", "Cleo"])
    await addTranscript(ctx, [{ speaker, text: "I walk to the lake in the morning, before work." }]);
  const { answer } = await ask(ctx, { question: "Where do our users disagree?" });
  expect(answer).toBe("Eva finds nothing that people clearly disagree on, as far as their words show it.");
});
