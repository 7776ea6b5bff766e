import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { isNoAnswer, noAnswer } from "@/lib/core/evidence/no-answer";
import { ask } from "@/lib/services/eva/ask";
import { readRequest } from "@/lib/services/eva/requests/read-request";
import { addDemoTranscripts } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

let ctx: Context;
let files: Record<string, string>;
beforeAll(async () => {
  ({ ctx } = await makeCaller());
  files = await addDemoTranscripts(ctx);
});

describe("questions to go on with", () => {
  test.each([
    ["What did people think about the price?"],
    ["Why did people leave at the checkout?"],
    ["Was sagten die Leute über den Preis?"],
  ])("after “%s” there are up to three, no request, and each is answered", async (question) => {
    const { followUps, threadId } = await ask(ctx, { question });
    expect(followUps.length).toBeGreaterThan(0);
    expect(followUps.length).toBeLessThanOrEqual(3);
    expect(new Set(followUps).size).toBe(followUps.length);
    for (const next of followUps) {
      expect(readRequest(next)).toBeNull();
      const reply = await ask(ctx, { question: next, threadId });
      expect(isNoAnswer(reply.answer), next).toBe(false);
      expect(reply.approval).toBeNull();
    }
  });

  test("are the same for the same question, and none repeats what was asked in the chat", async () => {
    const question = "What did people think about the price?";
    const [first, second] = [await ask(ctx, { question }), await ask(ctx, { question })];
    expect(second.followUps).toEqual(first.followUps);
    const [next = ""] = first.followUps;
    const { followUps } = await ask(ctx, { question: next, threadId: first.threadId });
    expect(followUps).not.toContain(next);
  });

  test.each([
    "What surprised people?",
    "How did people compare us with others?",
    "Why did people leave at the checkout?",
  ])("never take a verb of “%s” for its topic", async (question) => {
    const { followUps } = await ask(ctx, { question });
    expect(followUps.join("\n")).not.toMatch(/about (?:surprised|compare|leave)/);
  });

  test.each(["Did people find the fee fair?", "Was the invoice clear?"])(
    "name of “%s” the thing alone",
    async (asked) => {
      const { followUps } = await ask(ctx, { question: asked });
      expect(followUps.join("\n")).not.toMatch(/fee fair|invoice clear/);
    },
  );

  test("come from the chat's scope", async () => {
    const fileIds = [files["01"] ?? ""];
    const question = "What did people think about the price?";
    const { followUps } = await ask(ctx, { question, fileIds });
    for (const next of followUps) expect(isNoAnswer((await ask(ctx, { question: next, fileIds })).answer)).toBe(false);
  });

  test("there are none if nothing answers", async () => {
    const reply = await ask(ctx, { question: "How do octopuses regrow their arms?" });
    expect(reply).toMatchObject({ answer: noAnswer("workspace"), followUps: [] });
  });
});
