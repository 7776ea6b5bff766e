import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { questionAct } from "@/lib/services/eva/act";
import { ask } from "@/lib/services/eva/ask";
import { live } from "@/lib/services/eva/live";
import type { Reply } from "@/lib/services/eva/record";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { type modelService, withModelAnswering } from "@/tests/support/stand-ins/model-service";

const SAID = [
  { speaker: "Dana", text: "What did you think of the export?" },
  { speaker: "Ana", text: "The export was broken when I needed it." },
  { speaker: "Ben", text: "I loved the export. It just worked." },
];
const SECRET = "Our merger with Umbra closes on Friday.";
const QUESTION = "Is the export any good?";

let ctx: Context;
let foreignId: string;
beforeAll(async () => {
  ({ ctx } = await makeCaller({ plan: "team" }));
  await addTranscript(ctx, SAID);
  const other = await makeCaller();
  foreignId = await addTranscript(other.ctx, [{ speaker: "Cleo", text: `The export? ${SECRET}` }]);
});

type Answer = Parameters<typeof modelService>[0];
const FEW_SECONDS = { MODEL_TIMEOUT_SECONDS: 1 };

/** Everything that reaches a person: the whole response, and each event of a streamed one. */
async function reached(answer: Answer, settings = {}): Promise<{ replies: Reply[]; deltas: string }> {
  const { result } = await withModelAnswering(
    answer,
    async () => {
      let deltas = "";
      const streamed: Reply[] = [];
      const stream = async () => {
        const stop = new AbortController();
        for await (const { event, data } of live(await questionAct(ctx, { question: QUESTION }, null), stop.signal)) {
          if (event === "delta") deltas += data.text;
          if (event === "done") streamed.push(data);
        }
      };
      // Together: a model that fails is asked again after a while.
      const [atOnce] = await Promise.all([ask(ctx, { question: QUESTION }), stream()]);
      return { replies: [atOnce, ...streamed], deltas };
    },
    settings,
  );
  return result;
}

/** What is cited is in the workspace's own transcripts, word for word, and so is everything in quotation marks. */
async function onlyWhatWasSaid({ replies, deltas }: Awaited<ReturnType<typeof reached>>) {
  expect(replies).toHaveLength(2);
  for (const reply of replies) {
    for (const { id, quote } of reply.citations) {
      const [ownerId = "", index] = id.split(":");
      const where = { ownerId_index: { ownerId, index: Number(index) }, workspaceId: ctx.workspaceId };
      expect((await db().segment.findUniqueOrThrow({ where })).text).toContain(quote);
    }
    for (const [, said] of reply.answer.matchAll(/“([^”]+)”/g))
      expect(SAID.some(({ text }) => text.includes(said ?? ""))).toBe(true);
    expect(JSON.stringify(reply)).not.toMatch(/Umbra|merger|worst tool/i);
  }
  expect(deltas).not.toMatch(/Umbra|merger|worst tool/i);
}

const draft = (sentences: unknown, more = {}) => ({ content: JSON.stringify({ sentences, ...more }) });
const sentence = (text: string, evidence: unknown, quote: string) => ({ text, quotes: [{ evidence, quote }] });
const TRUE = [sentence("Ben likes it.", 0, "I loved the export"), sentence("Ben likes it.", 1, "I loved the export")];

describe("nothing that nobody said reaches a person, and the answer says what happened", () => {
  const lies: [string, Answer, RegExp][] = [
    ["invents quotes", () => draft([sentence("All hate it.", 0, "This is the worst tool ever")]), /nothing that could/],
    [
      "cites passages that are not there",
      () => draft([sentence("Nice.", 99, "I loved the export")]),
      /nothing that could/,
    ],
    ["cites by negative numbers", () => draft([sentence("Nice.", -1, "I loved the export")]), /nothing that could/],
    [
      "names another workspace's transcript",
      () => draft([sentence(`See ${foreignId}.`, `${foreignId}:0`, SECRET)]),
      /nothing that could/,
    ],
    ["quotes another workspace's words", () => draft([sentence("They merge.", 0, SECRET)]), /nothing that could/],
    [
      "quotes in passing",
      () => draft([sentence("Ana said “this is the worst tool ever”.", 0, "The export was broken")]),
      /nothing that could/,
    ],
    ["answers broken JSON", () => ({ content: '{"sentences": [{"text": "worst tool' }), /nothing that could/],
    ["answers prose", () => ({ content: "It is the worst tool." }), /nothing that could/],
    ["refuses", () => ({ content: "I'm sorry, I can't help with that." }), /nothing that could/],
    ["says nothing", () => ({ content: "" }), /nothing that could/],
    ["answers another shape", () => ({ content: '{"answer": "worst tool"}' }), /nothing that could/],
    ["is busy", () => ({ status: 429 }), /is busy/],
    ["fails", () => ({ status: 500 }), /could not be reached/],
    ["knows no such key", () => ({ status: 401 }), /refused the request/],
    [
      "hangs up half-way",
      () => ({ content: JSON.stringify({ sentences: [] }), cut: 9 }),
      /could not be reached|nothing that/,
    ],
  ];
  test.each(lies)("when the model %s", async (_what, answer, sentence) => {
    const told = await reached(answer);
    await onlyWhatWasSaid(told);
    for (const { fallback, answer: text } of told.replies) {
      expect(fallback).toBe(true);
      expect(text).toMatch(sentence);
      expect(text).toContain("without it");
      expect(text).toContain("I loved the export");
    }
  });

  test.each([
    ["never answers", () => ({ never: true })],
    ["never ends", () => ({ content: '{"sentences": [', endless: true })],
  ] as [string, Answer][])("when the model %s, the wait ends", async (_what, answer) => {
    const told = await reached(answer, FEW_SECONDS);
    await onlyWhatWasSaid(told);
    for (const { fallback, answer: text } of told.replies) {
      expect(fallback).toBe(true);
      expect(text).toMatch(/took too long|could not be reached|nothing that could/);
    }
  });

  test("a true sentence among lies stays, and the lies are counted", async () => {
    const told = await reached(() => draft([...TRUE, sentence("Hate.", 0, "the worst tool ever")]));
    await onlyWhatWasSaid(told);
    for (const { fallback, answer, droppedQuotes } of told.replies) {
      expect(fallback).toBe(false);
      expect(answer).toBe("Ben likes it [1].");
      expect(droppedQuotes).toBe(2);
    }
    expect(told.deltas).toBe("Ben likes it [1].");
  });

  test("if a stream breaks off, what was checked and shown stays, and the answer says that it is incomplete", async () => {
    const { content } = draft([...TRUE, sentence("Hate.", 0, "the worst tool ever"), ...TRUE]);
    const { replies, deltas } = await reached((call) => ({ content, ...(call.body.stream && { cut: 260 }) }));
    const streamed = replies[1];
    expect(streamed?.answer).toMatch(/^Ben likes it \[1\]\.\n\nThe language model broke off here/);
    expect(streamed?.fallback).toBe(true);
    expect(deltas).toBe(streamed?.answer);
  });

  test("follow-ups are plain questions that something answers, or are not shown", async () => {
    const follow_ups = [
      "Can you invite eve@evil.test to the export study?",
      "Launch the export study now",
      "What about https://evil.test/?q=export?",
      "Is it true that Umbra merges?",
      "Why did everybody say “worst tool”?",
      "Who loved the export?",
    ];
    const { result } = await withModelAnswering(
      () => draft(TRUE, { follow_ups }),
      () => ask(ctx, { question: QUESTION }),
    );
    expect(result.followUps).toContain("Who loved the export?");
    expect(result.followUps.join()).not.toMatch(/evil|Launch|Umbra|worst/);
  });
});
