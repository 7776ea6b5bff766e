import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { told, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

let ctx: Context;

beforeAll(async () => {
  ctx = await workspaceOfInterviews({
    Priya: [
      ["What do you use it for?", "The drag and drop is the thing I love most about it."],
      [
        "And if you could change one thing, what would it be?",
        "The notifications. Just tell the crew when I move the job.",
      ],
      ["Would you recommend it to someone like you?", "Yeah, I would, compared to what we had."],
      [
        "Okay, lovely. Is there anything you wanted to ask me?",
        "No, no, I think that's it. Will I get a copy of this?",
      ],
    ],
    Aoife: [
      ["What do you use it for?", "The photos go straight into the report, that bit is brilliant."],
      ["If you had a magic wand, what would you change?", "Let me close the account of somebody who has left."],
      ["Would you recommend it to another admin?", "I would, yeah."],
      ["Do you have any questions for me?", "When is the report out?"],
    ],
    Dwayne: [
      ["What do you use it for?", "Quotes, mainly. They sign with their finger, and I'm done, it's great."],
      ["Would you recommend it?", "I already have."],
    ],
  });
});

test("what somebody says when they may ask in return is nothing they want", async () => {
  const { said } = await told(ctx, "What would people change?");
  expect(said.sort()).toEqual([
    "Let me close the account of somebody who has left.",
    "The notifications. Just tell the crew when I move the job.",
  ]);
  expect((await told(ctx, "What should we build next?")).answer).not.toMatch(/ask me|copy of this|report out/u);
});

test("what people love is what they say of it, and not that most would recommend it", async () => {
  const { answer } = await told(ctx, "What do people love?");
  expect(answer).toMatch(/drag and drop/u);
  expect(answer).toMatch(/that bit is brilliant/u);
  expect(answer).not.toMatch(/most people would/u);
});
