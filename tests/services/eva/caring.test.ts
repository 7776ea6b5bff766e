import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { isUnsure } from "@/lib/core/evidence/no-answer";
import { ask } from "@/lib/services/eva/ask";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

const ASKED = [
  "Who do you look after?",
  "What is the hardest part of it?",
  "How do you keep track of the medication?",
  "What would make things easier for you?",
];
const SAID: Record<string, readonly string[]> = {
  Joan: [
    "My mother, since her stroke. I drive a bus.",
    "The nights. She wakes up twice and I have to be at the depot at six.",
    "A paper chart on the fridge.",
    "One weekend off a month. Just someone reliable to sleep over.",
  ],
  Dev: [
    "I care for my father, who has Parkinson's.",
    "The paperwork. Every office wants the same form again.",
    "My sister and I have one list that we both see.",
    "A single form for all of them.",
  ],
  Piotr: [
    "Mum lives with us since she broke her hip.",
    "Being torn. I turned down half my jobs last winter.",
    "My wife does that, in an Excel sheet.",
    "A stairlift, and somebody at the council who picks up the phone.",
  ],
  Siobhan: [
    "My mother, until she moved in with my sister, who cares for her now.",
    "That my three sisters took turns visiting. Visiting isn't caring.",
    "A pill box for each day of the week.",
    "If somebody had told me earlier that it is allowed to stop.",
  ],
};

let ctx: Context;
beforeAll(async () => {
  ({ ctx } = await makeCaller());
  for (const [speaker, answers] of Object.entries(SAID))
    await addTranscript(
      ctx,
      ASKED.flatMap((text, at) => [
        { speaker: "Interviewer", text },
        { speaker, text: answers[at] ?? "" },
      ]),
    );
});

test("what everybody was asked of “it” answers what a researcher asks of the subject by its name", async () => {
  const { answer, citations } = await ask(ctx, { question: "What is the hardest part of caring for a parent?" });
  expect(answer).toMatch(/^Four of 4 people answered when asked “What is the hardest part of it\?”/);
  expect(citations.map(({ speaker }) => speaker).sort()).toEqual(["Dev", "Joan", "Piotr", "Siobhan"]);
});

test("but not what is asked of a thing that few speak of", async () => {
  const { answer } = await ask(ctx, { question: "What is the hardest part of the stairlift?" });
  expect(answer).not.toContain("answered when asked");
});

test.each(["What would make Piotr’s life easier?", "What would make life easier for Piotr?"])(
  "whose life is to be easier is asked of them as things: %s",
  async (question) => {
    const { answer } = await ask(ctx, { question });
    expect(answer).toMatch(/^Piotr said “A stairlift/);
  },
);

describe("who was asked about a thing and answers says something about it", () => {
  test("asked for by name", async () => {
    const { answer } = await ask(ctx, { question: "What did Joan say about medication?" });
    expect(answer).toMatch(/^Joan said “A paper chart on the fridge\.”/);
  });

  test("compared with another", async () => {
    const { answer } = await ask(ctx, { question: "Compare Dev and Joan on medication." });
    expect(answer).toContain("one list that we both see");
    expect(answer).toContain("A paper chart on the fridge.");
  });
});

test("who takes turns turns nothing down", async () => {
  const { citations } = await ask(ctx, {
    question: "How many people have turned down jobs because of caring?",
  });
  expect(citations.map(({ speaker }) => speaker)).toEqual(["Piotr"]);
});

test("of what only comes close, what doesn’t speak of the thing isn’t shown beside what does", async () => {
  const { answer, citations } = await ask(ctx, { question: "Do carers have trouble with the council?" });
  expect(isUnsure(answer)).toBe(true);
  expect(citations.map(({ speaker }) => speaker)).toEqual(["Piotr"]);
});
