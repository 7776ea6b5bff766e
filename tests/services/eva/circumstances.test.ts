import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { told, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

/** What researchers ask of everybody, and what each tells in passing: how they came to it, what it costs in time. */
let ctx: Context;

beforeAll(async () => {
  ctx = await workspaceOfInterviews({
    Priya: [
      [
        "Can you, can you tell me about your role?",
        "I'm operations lead at a solar installer, we're about ninety people.",
      ],
      ["And, um, how did you come to use Fieldnote?", "I sort of inherited it when I joined."],
      [
        "What, what does a morning look like?",
        "I end up ringing people. Every morning. It's probably forty minutes of phone calls.",
      ],
      ["And how old are you, if I may ask?", "I'm 27."],
      ["Have you, have you ever thought about switching?", "I have, but then I'd have to move three years of jobs."],
    ],
    Dwayne: [
      [
        "Tell me who you are.",
        "I own a small plumbing company, it's me and six guys. I'm 64, so I won't do it forever.",
      ],
      ["How, how do you like Fieldnote?", "My accountant told me about it, and it's not bad."],
      ["Was it easy to set up?", "Honestly? Yeah. I did it on a Sunday, took me an hour."],
      ["How do you, how do you feel about the price?", "It's fair. It's twenty-nine."],
      ["What, what would make you leave?", "If it was fifty."],
    ],
    Ingrid: [
      ["Could you just, um, introduce yourself?", "I'm finance manager, we have two hundred technicians."],
      ["What do you do with Fieldnote?", "When Jonas is on holiday I do the export by hand, and that's a whole day."],
      ["And the technicians, what do you hear from the technicians?", "They like the photos. They hate the password."],
      ["And what would, what would make you stay?", "If they charge by use."],
    ],
  });
});

test("how people came to the product is told by who was asked and who says so, by its name, as the first question", async () => {
  const { answer, by } = await told(ctx, "How did people hear about Fieldnote?");
  expect(answer).toMatch(/^Two of 3 people say how they came to it\./u);
  expect(by).toEqual(["Dwayne", "Priya"]);
});

test("of another thing it is looked up like any question", async () => {
  const { answer } = await told(ctx, "How did people hear about the strike?");
  expect(answer).not.toMatch(/came to it/u);
});

test("how much time it costs is told in each one's own measure", async () => {
  const { answer, said } = await told(ctx, "How much time do people spend on it?");
  expect(answer).toMatch(/^Three of 3 people say how long something takes\./u);
  expect(said).toEqual(expect.arrayContaining(["It's probably forty minutes of phone calls."]));
});

test("how many people there are where each works", async () => {
  const { answer, by } = await told(ctx, "How big are their companies?");
  expect(answer).toMatch(/^Three of 3 people say how many they are\./u);
  expect(by).toEqual(["Dwayne", "Ingrid", "Priya"]);
});

describe("who is older or younger is known by the age that they give", () => {
  test.each([
    ["What do older people say?", "older people", "Dwayne"],
    ["What do younger users say?", "younger users", "Priya"],
  ])("%s", async (question, name, person) => {
    const { answer, by } = await told(ctx, question);
    expect(answer).toContain(`one of 3 belongs to the “${name}”`);
    expect(new Set(by)).toEqual(new Set([person]));
  });
});

test("what technicians think of the app is told by who was asked about them", async () => {
  const { answer, said } = await told(ctx, "What do technicians think of the app?");
  expect(answer).toContain("Here is what others say of them.");
  expect(said[0]).toBe("They like the photos. They hate the password.");
});

test("a question that was begun twice is read like any other", async () => {
  expect(await told(ctx, "What would make Ingrid stay?")).toMatchObject({ said: ["If they charge by use."] });
  expect((await told(ctx, "What would make Dwayne leave?")).said).toEqual(["If it was fifty."]);
});

test("why somebody doesn’t do a thing is told by who was asked whether they thought of it", async () => {
  const { answer, by } = await told(ctx, "Why doesn't Priya switch?");
  expect(answer).not.toMatch(/Nothing/u);
  expect(by).toEqual(["Priya"]);
});

test("whoever was asked whether it is easy is quoted with their yes", async () => {
  const { said } = await told(ctx, "Is it easy to set up?");
  expect(said).toEqual(["Honestly? Yeah. I did it on a Sunday, took me an hour."]);
});
