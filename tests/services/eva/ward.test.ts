import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { told, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

let ctx: Context;
beforeAll(async () => {
  ctx = await workspaceOfInterviews({
    Marta: [
      ["Tell me a bit about yourself and your job.", "I'm a charge nurse on a cardiology ward, twenty-two beds."],
      ["How do you make the roster?", "In Rosterly. Before that it was a big sheet of paper on the wall and a pencil."],
      ["How is Rosterly?", "Honestly? It saves me about six hours a month."],
      ["What do the doctors think?", "The doctors wouldn't care as long as somebody's there at six in the morning."],
      ["Would you recommend it to another ward?", "Yes. With the suggestions switched off."],
    ],
    Olena: [
      ["How do you find out when you work?", "From the app. I take a screenshot for my husband."],
      ["How do you swap a shift?", "I ask in our WhatsApp group. Somebody always says yes."],
      ["How about the app on the phone?", "It logs me out every week, and then I can't remember the password."],
      ["Would you recommend it to another ward?", "Maybe. If they fix the nights."],
    ],
    Dai: [
      ["What do you do on the ward?", "I'm a healthcare assistant, part-time, three days a week."],
      ["How do you swap a shift?", "In the app. Tap on the shift, offer it up, and whoever wants it takes it."],
      ["Has anything gone wrong?", "Once it showed me a shift that had been cancelled. I turned up for nothing."],
      ["Would you recommend it to another ward?", "Already did. My flatmate's on paediatrics."],
    ],
    Bronwen: [
      ["How do you find out when you work?", "My daughter looks on the telephone for me. Or I ring the ward."],
      ["How is Rosterly?", "I couldn't tell you, love. I liked the paper."],
      ["Would you recommend it to another ward?", "Oh, no. What for?"],
    ],
    Faisal: [
      ["What was it like to introduce it?", "Painful. The training was one hour, on a Friday afternoon."],
      ["What does it cost?", "Four pounds a head per month. It's fair."],
      ["How about the support?", "Excellent. You ring and somebody picks up who has worked on a ward."],
    ],
    Grainne: [
      [
        "Tell me about your work.",
        "I'm a bank nurse, so I'm on a different ward nearly every week. I pick my own shifts.",
      ],
      ["How do you find out when you work?", "Three wards have Rosterly, the others ring me."],
      ["How is Rosterly?", "It's the best one I've used, and I've used four. Shiftwise was a nightmare."],
      ["Would you recommend it to another ward?", "Only to people who like a phone."],
    ],
  });
});

test("a manner that several were asked for in the same words is told by their answers, and by nothing else", async () => {
  const { by, answer } = await told(ctx, "How do people find out when they work?");
  expect(by).toEqual(["Bronwen", "Grainne", "Olena"]);
  expect(answer).toMatch(/^Three of 6 people answered when asked “How do you find out when you work\?”/u);
});

test.each(["What did people use before?", "Which other tools have people used?"])(
  "%s: what was there before, however it is named, and how many others somebody has used",
  async (question) => {
    const { by, said } = await told(ctx, question);
    expect(by).toEqual(["Grainne", "Marta", "Olena"]);
    expect(said.join()).toContain("Before that it was a big sheet of paper");
  },
);

test("what a thing costs is told by sums of money alone, and the time it saves by a time", async () => {
  const cost = await told(ctx, "How much does it cost?");
  expect(cost.by).toEqual(["Faisal"]);
  const saved = await told(ctx, "How much time does it save?");
  expect(saved.said).toEqual(["Honestly? It saves me about six hours a month."]);
});

test("who already did recommends it, “Oh, no” doesn't, and “only to people who” depends", async () => {
  const { answer } = await told(ctx, "Who would recommend it?");
  expect(answer).toMatch(/two say that they would and one that they wouldn’t\. Two would on a condition\./u);
  expect(answer).toMatch(
    /that they would\. .*Already did.*\n\n.*wouldn’t\. Bronwen .*\n\n.*condition\. .*Only to people/su,
  );
});

test("whether people trust a thing isn't told by whatever else is said of it", async () => {
  expect((await told(ctx, "Do people trust the app?")).answer).toMatch(/^Nobody clearly says that they trust it\./u);
});

test("who prefers a thing is told by who likes it", async () => {
  expect((await told(ctx, "Who prefers paper?")).said[0]).toContain("I liked the paper.");
});

test("half of a compound is another word: part-time is no part, and no time", async () => {
  const { by } = await told(ctx, "Who is part-time?");
  expect(by).toEqual(["Dai"]);
});

test("who somebody is, is no problem, whatever it sounds like", async () => {
  const { said } = await told(ctx, "What are the biggest problems?");
  expect(said.join()).toContain("I turned up for nothing.");
  expect(said.join()).not.toContain("bank nurse");
});
