import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { addTranscript } from "@/tests/support/data/transcripts";
import { told } from "@/tests/support/data/workspace-of-interviews";
import { makeCaller } from "@/tests/support/factories";

let ctx: Context;
beforeAll(async () => {
  ({ ctx } = await makeCaller());
  const add = (name: string, ...said: (readonly [speaker: string, text: string])[]) =>
    addTranscript(
      ctx,
      said.map(([speaker, text]) => ({ speaker, text })),
      { name: `${name}.vtt` },
    );
  await add(
    "Win - Nordlicht",
    ["Interviewer", "What made you start looking for a new tool?"],
    ["Katrin", "Our old one was going end of life."],
    ["Interviewer", "Who else did you look at?"],
    ["Jon", "We had Planora, Shiftbase and you on the shortlist."],
    ["Interviewer", "So why did you choose us in the end?"],
    ["Katrin", "Your people answered within a day, every time."],
    ["Jon", "It talks to our payroll. Planora's was a mess."],
    ["Interviewer", "Was there anything that nearly stopped you?"],
    ["Katrin", "You were thirty percent above Shiftbase."],
    ["Jon", "Single sign-on was only in the big plan."],
  );
  await add(
    "Loss - Hafenwerk",
    ["Interviewer", "What made you look for something new?"],
    ["Miriam", "We went from one port to three, and the whiteboard didn't scale."],
    ["Interviewer", "Who did you look at?"],
    ["Miriam", "You, Planora, and Rostero briefly."],
    ["Interviewer", "And who did you choose, and why?"],
    ["Miriam", "Planora, because there is no connection down on the quay."],
    ["Interviewer", "What would have made you choose us?"],
    ["Miriam", "Something that works offline."],
  );
  await add(
    "Loss - Sonnenhof",
    ["Interviewer", "Which tools did you compare?"],
    ["Peter", "Shiftbase and you. A colleague told me about it."],
    ["Interviewer", "Why did you go with Shiftbase?"],
    ["Peter", "Four euros a head is all that I get."],
    ["Interviewer", "Any doubts before you decided?"],
    ["Peter", "Whether the night shift would use it."],
  );
});

test("why deals were won is told by who was asked why they chose “us”, why they were lost by who chose another", async () => {
  const won = await told(ctx, "Why did we win?");
  expect(won.answer).toContain("Two of 4 people answered when asked “So why did you choose us in the end?”");
  expect(won.by).toEqual(["Jon", "Katrin"]);
  const lost = await told(ctx, "Why did we lose?");
  expect(lost.by).toEqual(["Miriam", "Peter"]);
  expect(lost.said.join(" ")).not.toContain("offline");
});

test.each([
  "Who are our main competitors?",
  "Which competitors were mentioned?",
  "Which competitor was mentioned most?",
])("%s is told by whom people looked at", async (question) => {
  const { by, said } = await told(ctx, question);
  expect(by).toEqual(expect.arrayContaining(["Jon", "Miriam", "Peter"]));
  expect(said).toContain("You, Planora, and Rostero briefly.");
});

test("what nearly kept people from it, and what made them look for something, is told in whatever words they were asked", async () => {
  expect((await told(ctx, "What almost stopped people from buying?")).by).toEqual(["Jon", "Katrin", "Peter"]);
  expect((await told(ctx, "What triggered the search?")).by).toEqual(["Katrin", "Miriam"]);
});

test("a company is read in the file that is named after it, and a file of one person is told in their words", async () => {
  const { said } = await told(ctx, "What did Hafenwerk say about Planora?");
  expect(said.join(" ")).toContain("no connection down on the quay");
  expect(said.join(" ")).not.toContain("mess");
  const { answer } = await told(ctx, "Summarize Loss - Sonnenhof");
  expect(answer).toMatch(/^What Peter said most clearly/u);
  expect(answer).toContain("Asked “Why did you go with Shiftbase?”: “Four euros a head is all that I get.”");
});
