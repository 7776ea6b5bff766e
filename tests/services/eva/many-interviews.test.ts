import { expect, test } from "vitest";
import { addTranscript } from "@/tests/support/data/transcripts";
import { told } from "@/tests/support/data/workspace-of-interviews";
import { makeCaller } from "@/tests/support/factories";

const PEOPLE = 20;
const LONG = 150;
const TROUBLE = [
  "The app is too slow, honestly. I wait for every page.",
  "Slow. The app takes an age to open, and then it freezes.",
  "I'd say the app is slow. It is quicker to ring them.",
  "The app is so slow that I gave up twice.",
];

test("what the people of twenty long interviews have trouble with is summed up", async () => {
  const { ctx } = await makeCaller();
  for (let person = 1; person <= PEOPLE; person += 1) {
    const asked = Array.from({ length: LONG }, () => ({ speaker: "Interviewer", text: "Mm." }));
    const question = { speaker: "Interviewer", text: "How do you find the app?" };
    const text = TROUBLE[person % TROUBLE.length] ?? "";
    await addTranscript(ctx, [...asked, question, { speaker: `Person ${person}`, text }]);
  }
  const { answer, by, said } = await told(ctx, "What do people have trouble with?");
  expect(answer).toMatch(/ of 20 people/);
  expect(by.length).toBeGreaterThan(1);
  expect(said.every((quote) => /slow/i.test(quote))).toBe(true);
});
