import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { ask } from "@/lib/services/eva/ask";
import { type Interview, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

/** People of a sailing club, asked what they think of it. */
const SAID: Record<string, Interview> = {
  Bea: [
    ["What do you think of the harbour master?", "Lovely. He waves me in every single time."],
    ["How do you feel about the pay?", "It’s an insult. Nine an hour, and no breaks."],
    ["How did the move go?", "I think it’s okay. We had to carry the masts ourselves."],
  ],
  Cosmo: [
    [
      "What do you think of the harbour master?",
      "He shouts too much, and it’s always at the children. I can’t stand him.",
    ],
    ["How do you feel about the pay?", "Fine. I get more than I did on the ferry."],
    ["How did the move go?", "It was awful until they sent the crane, then I went home."],
  ],
  Dilek: [
    ["What do you think of the harbour master?", "No opinion, I’ve met him once."],
    ["How do you feel about the pay?", "I think it’s fair."],
    ["How did the move go?", "Don’t get me started. They dropped my dinghy."],
    ["And the sails?", "They’re slow to come, so I’m slower, so my pay is late."],
  ],
  Emeka: [
    ["What do you think of the harbour master?", "I trust him with my boat. The harbour master’s the reason I joined."],
    ["How do you feel about the pay?", "It’s not enough for the mooring."],
    ["How did the move go?", "Grand."],
  ],
  Fleur: [
    ["What do you think of the harbour master?", "I don’t know whether I trust him. The harbour master is polite."],
    ["How do you feel about the pay?", "I volunteer, so I couldn’t say."],
    ["How did the move go?", "I missed it."],
  ],
};

let ctx: Context;
beforeAll(async () => {
  ctx = await workspaceOfInterviews(SAID);
});
const partsOf = async (question: string): Promise<string[]> => (await ask(ctx, { question })).answer.split("\n\n");

test("people disagree about a thing if their answers to a question for their view of it take both sides", async () => {
  const [first = "", second = "", rest = ""] = await partsOf("Do people disagree about the harbour master?");
  expect(first).toContain("they disagree");
  expect(`${first} ${second}`).toMatch(/Bea.*Cosmo|Cosmo.*Bea/su);
  expect(rest).not.toMatch(/Bea|Cosmo/u);
});

test("who complains of a thing is told by what people answer when asked for their view of just that", async () => {
  const [told = "", beside = ""] = await partsOf("Who complained about the pay?");
  expect(told).toMatch(/^Two of 5 people/u);
  expect(told).toContain("an insult");
  expect(told).toContain("not enough");
  expect(beside).not.toContain("Cosmo clearly");
  const [happy = ""] = await partsOf("Who is happy with the pay?");
  expect(happy).toContain("Cosmo");
  expect(happy).not.toMatch(/Bea|Emeka/u);
});

test("what was so until something happened is no view of how it is", async () => {
  const [told = ""] = await partsOf("Who complained about the move?");
  expect(told).toMatch(/^One of 5 people/u);
  expect(told).toContain("Dilek");
});

test("who trusts somebody says so, and isn’t just anybody who speaks of trust", async () => {
  const [told = "", ...others] = await partsOf("Who trusts the harbour master?");
  expect(told).toMatch(/^One of 5 people clearly says that they trust it\./u);
  expect(told).toContain("Emeka");
  expect([told, ...others].join(" ")).not.toContain("Fleur");
});
