import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { ask } from "@/lib/services/eva/ask";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { type ModelCall, withModelAnswering } from "@/tests/support/stand-ins/model-service";

const EXTRAS = "It was the little extras on the bill that drove me away in the end.";
const SMALL_TALK = [
  "We had rain all week here in Leeds.",
  "My sister keeps bees, she has two hives behind the garage.",
  "I usually start work at eight and stop at four.",
  "The dog needs a walk every two hours, so I get up a lot.",
];
const OUTSIDE = "What was the dealbreaker?";

let ctx: Context;
beforeAll(async () => {
  ctx = (await makeCaller({ plan: "team" })).ctx;
  const lines = [...SMALL_TALK, EXTRAS, ...SMALL_TALK].map((text) => ({ speaker: "Ana", text }));
  await addTranscript(ctx, [{ speaker: "Dana", text: "How was the month for you?" }, ...lines]);
});

type Given = { evidence: number; text: string };
const evidenceOf = ({ body }: ModelCall): Given[] => {
  const block = /<evidence>\n([\s\S]*)\n<\/evidence>$/.exec(body.messages.at(-1)?.content ?? "")?.[1];
  return block ? block.split("\n").map((line) => JSON.parse(line)) : [];
};

/** Asks with a model that suggests these sayings, and answers with the first passage it is given. */
async function asked(question: string, sayings: unknown, status = 200) {
  const { result, calls } = await withModelAnswering(
    (call) => {
      const [first] = evidenceOf(call);
      const answer = first && {
        sentences: [{ text: "One thing was said.", quotes: [{ evidence: 0, quote: first.text }] }],
      };
      return { status, content: JSON.stringify(answer ?? { sayings }) };
    },
    () => ask(ctx, { question }),
    { hearsSayings: true },
  );
  return { quotes: result.citations.map(({ quote }) => quote), fallback: result.fallback, calls };
}

test("a model that expects how people put it finds what a researcher's words don't", async () => {
  const { quotes, calls } = await asked(OUTSIDE, [
    "The extras on the bill drove me away.",
    "I left over small charges.",
  ]);
  expect(quotes).toEqual([EXTRAS]);
  expect(calls).toHaveLength(2);
  expect(calls[0]?.body.messages.at(-1)?.content).toBe(`Question: ${JSON.stringify(OUTSIDE)}`);
});

test("sayings only rank: what isn't said is never shown, and unusable ones change nothing", async () => {
  const lies = await asked(OUTSIDE, ["I paid nine hundred dollars for nothing."]);
  expect([EXTRAS, ...SMALL_TALK]).toEqual(expect.arrayContaining(lies.quotes));
  const broken = await asked("Was the cost transparent enough?", 7);
  expect([broken.fallback, broken.calls.length]).toEqual([false, 2]);
});

test("a model that can't be reached is tried for one thing only, and the answer says so", async () => {
  const { fallback, calls } = await asked(OUTSIDE, [], 500);
  expect(fallback).toBe(true);
  expect(new Set(calls.map(({ body }) => body.messages.at(-1)?.content)).size).toBe(1);
});

test("both searches read what was typed as the same question", async () => {
  const { calls } = await asked("Give me quotes about the dealbreaker", []);
  expect(calls[0]?.body.messages.at(-1)?.content).toBe('Question: "What did people say about the dealbreaker?"');
});
