import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { ask } from "@/lib/services/eva/ask";
import { type Interview, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

/** People at a laundry in a village, asked how they run their homes. */
const SAID: Record<string, Interview> = {
  Bridget: [
    ["How do you plan the washing?", "In Washly. One thumb, at the bus stop."],
    ["Do you have a tumble dryer?", "Once a week, when it rains. My sister gave it to me."],
  ],
  Tomasz: [
    ["How do you plan the washing?", "I used Washly for a year and cancelled it in January. It lost my bookings."],
    ["Do you have a tumble dryer?", "I don't. I hang it out."],
    ["What did you give up for the children?", "I stopped working when the twins came."],
  ],
  Seamus: [
    ["How do you plan the washing?", "On the fridge. My neighbor Pat uses Washly and swears by it."],
    ["Do you have a tumble dryer?", "I did at the start. I sold it, it ate the power."],
    ["What bothers you?", "My wife stopped talking to me about the washing. She works nights."],
  ],
  Ingrid: [
    ["How do you plan the washing?", "I tried Washly for a week. Now a notebook."],
    ["Do you have a tumble dryer?", "No. There's no room."],
    ["What would make you quit your job?", "Without the laundry I would have stopped working."],
  ],
};

let ctx: Context;
beforeAll(async () => {
  ctx = await workspaceOfInterviews(SAID);
});

const partsOf = async (question: string): Promise<string[]> => (await ask(ctx, { question })).answer.split("\n\n");

describe("who uses a thing", () => {
  test.each(["Who uses Washly?", "How many people use Washly?"])("%s counts who does so now", async (question) => {
    const [lead, now, past, others] = await partsOf(question);
    expect(lead).toBe("Of 4 people, one says that they do and two that they no longer do.");
    expect(now).toContain("Bridget");
    expect(past).toContain("“I used Washly for a year and cancelled it in January.");
    expect(past).toContain("Ingrid");
    // What a neighbor does is no use of one's own.
    expect(others).toContain("Seamus");
  });

  test("an answer to “Do you have one?” counts as it was meant", async () => {
    const [lead, now, past, never] = await partsOf("Who has a tumble dryer?");
    expect(lead).toBe("Of 4 people, one says that they do, one that they no longer do, and two that they don’t.");
    expect(now).toContain("Bridget");
    expect(past).toContain("I did at the start");
    expect(never).toContain("Tomasz");
    expect(never).toContain("Ingrid");
  });
});

describe("who doesn't use a thing", () => {
  test.each(["Who doesn't use Washly?", "How many people don't use Washly?"])(
    "%s is told by who stopped, apart from who once tried it, and never by who does",
    async (question) => {
      const [lead, stopped, once] = await partsOf(question);
      expect(lead).toMatch(/^One of 4 people says that they don’t/);
      expect(stopped).toContain("Tomasz");
      expect(once).toContain("Ingrid");
      expect(`${stopped}${once}`).not.toContain("Bridget");
    },
  );

  test("who never had one comes before who no longer has", async () => {
    const [lead, told] = await partsOf("Who doesn't have a tumble dryer?");
    expect(lead).toMatch(/^Three of 4 people say that they don’t/);
    expect(told).toMatch(/^(?=.*Tomasz)(?=.*Ingrid.*I did at the start)(?!.*I did at the start.*Tomasz)/s);
  });
});

test("who has one is no answer to who has none", async () => {
  const { answer } = await ask(ctx, { question: "Who doesn't have a sister?" });
  expect(answer).toMatch(/^Nothing /);
});

describe("who stopped", () => {
  test("using a thing: who says so is told apart from who once tried it", async () => {
    const [lead, stopped, once] = await partsOf("Who stopped using Washly?");
    expect(lead).toBe("One of 4 people says that they stopped.");
    expect(stopped).toContain("Tomasz");
    expect(once).toContain("Ingrid");
  });

  test("doing something, whatever for: neither who nearly did nor whose wife stopped something else", async () => {
    const { answer, citations } = await ask(ctx, { question: "Who stopped working to care?" });
    expect(answer).toMatch(/^One of 4 people says that they stopped\./);
    expect(citations.map(({ speaker }) => speaker)).toEqual(["Tomasz"]);
  });

  test("if nobody says so, nobody is counted", async () => {
    const [lead] = await partsOf("Who stopped driving?");
    expect(lead).toMatch(/^Nobody of 4 people says outright that they stopped\./);
  });
});
