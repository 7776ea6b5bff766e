import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { type Interview, told, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

/** What everybody is asked about an idea that they are shown, in the order of the guide. */
const asked = (first: string, ...[liked, unclear, use, pay, whom, stop, like]: string[]): Interview => [
  [first, liked ?? ""],
  ["Is anything unclear?", unclear ?? ""],
  ["Would you use it?", use ?? ""],
  ["What would you pay for it?", pay ?? ""],
  ["Who do you think it is for?", whom ?? ""],
  ["What would stop you from using it?", stop ?? ""],
  ["What does it remind you of?", like ?? ""],
];

let ctx: Context;
beforeAll(async () => {
  ctx = await workspaceOfInterviews({
    Anke: asked(
      "You send us clothes, we mend them, for a monthly fee. What is your first impression?",
      "Oh, I like that. I've got a pile of trousers.",
      "Yes, what happens if they can't mend it.",
      "Probably, yes, in winter.",
      "Ten euros a month, maybe twelve.",
      "For families with more clothes than time.",
      "The post office. I'd have to queue there with a bag.",
      "Of the shoe repair at the station.",
    ),
    Bernd: asked(
      "Here's the idea again: mending by post. What is your first impression?",
      "I hate subscriptions. They drive me mad.",
      "How many pieces I can send.",
      "No, not as a subscription.",
      "Eight euros for a zip.",
      "Young people in the city.",
      "I wouldn't trust the post with my coat. It was my father's.",
      "Of a dry cleaner's.",
    ),
    Chiara: asked(
      "What is your first impression of the idea?",
      "Cute. The name is nice.",
      "The week. From when I send it?",
      "I think so. I'd try it for a month.",
      "Fifteen a month would be okay.",
      "For me, honestly.",
      "If they did it badly. They ruined my jacket once, it was awful.",
      "Of those recipe boxes.",
    ),
    Dilek: asked(
      "What is your first impression?",
      "Honestly, I mend my things myself.",
      "No, it's all clear.",
      "No. Why would I?",
      "Nothing. But my daughter would pay twenty.",
      "For my daughter.",
      "That I can do it better myself.",
      "My grandmother's shop.",
    ),
  });
});

const EVERYBODY = ["Anke", "Bernd", "Chiara", "Dilek"];

test.each([
  ["What is the first impression?", "The name is nice."],
  ["What is unclear?", "No, it's all clear."],
  ["How much would people be willing to pay per month?", "Fifteen a month would be okay."],
  ["Which target groups were mentioned?", "Young people in the city."],
  ["What do people compare it with?", "Of a dry cleaner's."],
])("%s is told by everybody who was asked it, in whatever words it was put", async (question, quote) => {
  const { by, said } = await told(ctx, question);
  expect(new Set(by)).toEqual(new Set(EVERYBODY));
  expect(said.some((each) => each.includes(quote))).toBe(true);
});

test("who wouldn't use it, and why, is told by their whole answers", async () => {
  const { answer } = await told(ctx, "Who wouldn't use it, and why?");
  expect(answer).toMatch(/two say that they would and two that they wouldn’t/u);
  expect(answer).toContain("No, not as a subscription.");
});

test("that some would use it is nobody's concern", async () => {
  const { answer } = await told(ctx, "What concerns do people have?");
  expect(answer).not.toContain("Would you use it?");
  expect(answer).toMatch(/They drive me mad|ruined my jacket/u);
});

test("what everybody is asked of the idea is no follow-up to the question before", async () => {
  const { answer } = await told(ctx, "Summarize the results");
  expect(answer).not.toMatch(/their family|my father's/u);
});
