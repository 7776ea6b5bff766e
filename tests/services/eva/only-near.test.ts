import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { isNoAnswer, isUnsure } from "@/lib/core/evidence/no-answer";
import { told, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

let ctx: Context;

beforeAll(async () => {
  ctx = await workspaceOfInterviews({
    Solveig: [
      ["What do you do for a living?", "I guide groups in kayaks along the coast, eight people at most."],
      ["How do you plan a day?", "I read the sea forecast at six and cross the sound if it's calm."],
      ["And in bad weather?", "Then we stay ashore. A wet customer is a lost customer."],
    ],
    Marek: [
      ["What do you do for a living?", "I rent out boats, twelve of them, at the small harbour."],
      [
        "Who looks after them?",
        "My nephew, in winter. We lost two to leaks last year, and nobody wants a scanner at home.",
      ],
      ["How do you send the bills?", "They said in 2021 that we’d be connected, and I’m still licking envelopes."],
    ],
    Jonna: [
      ["What do you do for a living?", "I teach sailing to children, mostly in July."],
      ["What do you say to parents who worry?", "That they learn to count all day, only they count jellyfish."],
      ["Who runs the school?", "A board of three, and I do the running about."],
    ],
  });
});

/** Whether an answer says that it is none, whatever it quotes. */
async function isNone(question: string): Promise<boolean> {
  const { answer } = await told(ctx, question);
  const first = answer.replace(/^Nobody says of themselves[^.]*\. /u, "");
  return isNoAnswer(first) || isUnsure(first);
}

test("one person’s word of a like meaning for the one thing that is asked about is only what comes closest", async () => {
  expect(await isNone("What happens when the network is down?")).toBe(true);
});

test("what a thing costs or somebody earns isn’t told by whoever only speaks of it", async () => {
  expect(await isNone("What does one scanner cost?")).toBe(true);
});

test("what people of a group to which nobody belongs do otherwise doesn’t tell what is asked of them", async () => {
  expect(await isNone("How do parents take part in the running of the place?")).toBe(true);
  expect((await told(ctx, "What do parents say?")).answer).toContain("they learn to count all day");
});
