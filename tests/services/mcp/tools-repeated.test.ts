import { afterEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { callTool } from "@/lib/mcp/call-tool";
import { askEva } from "@/lib/mcp/tools/ask-eva";
import { createDraftStudy } from "@/lib/mcp/tools/create-draft-study";
import { ask } from "@/lib/services/eva/ask";
import { createFromQuestion } from "@/lib/services/studies/create-from-question";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller, makePerson } from "@/tests/support/factories";
import { countingClaims, onceBothAreHere } from "@/tests/support/faults/at-once";
import { runTool } from "@/tests/support/run/run-tool";
import { withModelAnswering } from "@/tests/support/stand-ins/model-service";

const asked = (text: string) => ({ text, kind: "open", probe: "deep" });
const GUIDE = {
  title: "What happens at checkout",
  language: "en",
  sections: [
    {
      title: "Checkout",
      questions: [
        asked("What does your week look like?"),
        asked("How do you buy tools at work?"),
        asked("Take me through the last time you tried a tool."),
        asked("What happened when it came to paying?"),
        asked("What did I not ask?"),
      ],
    },
  ],
  screener: [
    { type: "multipleChoice", label: "What do you do?", options: [{ option: "Run a team", qualifies: true }] },
  ],
};
const content = JSON.stringify(GUIDE);
const DRAFT = { question: "Why do trial users leave checkout?", idempotency_key: "draft-1" };

const SAID = "The export was broken.";
const ANSWER = {
  content: JSON.stringify({ sentences: [{ text: "It is not.", quotes: [{ evidence: 0, quote: SAID }] }] }),
};

afterEach(() => vi.useRealTimers());

/** Time as this program sees it. */
const aDayLater = () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
};

const refusal = async (...call: Parameters<typeof callTool>) => {
  const { isError, content: told } = await callTool(...call);
  return isError ? (told[0] as { text: string }).text : null;
};

describe("a draft asked for under an idempotency key", () => {
  const studies = (workspaceId: string) => db().study.count({ where: { workspaceId } });

  test("by two calls at once is made once and paid for once, and later it is the same one", async () => {
    const { ctx } = await makeCaller();
    const draft = () => runTool(createDraftStudy, ctx, DRAFT);
    const { result, calls } = await countingClaims((claims) =>
      withModelAnswering(onceBothAreHere(claims, { content }), () => Promise.all([draft(), draft()])),
    );
    expect(result[0]).toMatchObject({ title: GUIDE.title });
    expect(result[1]).toEqual(result[0]);
    const later = await withModelAnswering(() => ({ content }), draft);
    expect(later.result).toEqual(result[0]);
    expect([calls.length, later.calls.length, await studies(ctx.workspaceId)]).toEqual([1, 0, 1]);
  });

  test("is refused with other arguments, and is another draft under another key, without one, or for somebody else", async () => {
    const { ctx, workspace } = await makeCaller();
    const { ctx: other } = await makePerson(workspace, "member");
    const first = await runTool(createDraftStudy, ctx, DRAFT);
    expect(await refusal(createDraftStudy, ctx, { ...DRAFT, n_participants: 5 })).toMatch(
      /^idempotency_key: This key was already used with other arguments\./,
    );
    const { question } = DRAFT;
    const drafts = [
      await runTool(createDraftStudy, ctx, { question, idempotency_key: "draft-2" }),
      await runTool(createDraftStudy, ctx, { question }),
      await runTool(createDraftStudy, other, DRAFT),
    ];
    expect(new Set([first, ...drafts].map(({ id }) => id)).size).toBe(4);
  });

  test("is the one made by a program that died before it could say so", async () => {
    const { ctx } = await makeCaller();
    const first = await runTool(createDraftStudy, ctx, DRAFT);
    await db().idempotencyKey.deleteMany({ where: { workspaceId: ctx.workspaceId } });
    expect((await runTool(createDraftStudy, ctx, DRAFT)).id).toBe(first.id);
    expect(await studies(ctx.workspaceId)).toBe(1);
  });

  test.each(["", "é", "x".repeat(256), "a\nb"])("is not taken under %j", (idempotency_key) => {
    expect(createDraftStudy.input.safeParse({ ...DRAFT, idempotency_key }).success).toBe(false);
  });
});

describe("a question to Eva under an idempotency key", () => {
  const asking = async () => {
    const { ctx } = await makeCaller();
    await addTranscript(ctx, [{ speaker: "Ana", text: SAID }]);
    const question = "Is the export any good?";
    const ask = (more: object = {}) => runTool(askEva, ctx, { question, idempotency_key: "ask-1", ...more });
    return { ctx, ask, chats: () => db().chatThread.count({ where: { workspaceId: ctx.workspaceId } }) };
  };

  test("by two calls at once is answered once and paid for once, and later it is the same answer", async () => {
    const { ask, chats } = await asking();
    const { result, calls } = await countingClaims((claims) =>
      withModelAnswering(onceBothAreHere(claims, ANSWER), () => Promise.all([ask(), ask()])),
    );
    expect(result[0]).toMatchObject({ status: "answered", answer: expect.stringContaining("It is not") });
    expect(result[1]).toEqual(result[0]);
    const later = await withModelAnswering(() => ANSWER, ask);
    expect(later.result).toEqual(result[0]);
    expect([calls.length, later.calls.length, await chats()]).toEqual([1, 0, 1]);
  });

  test("is refused when another question is asked under it, and asked anew without it", async () => {
    const { ctx, ask, chats } = await asking();
    await ask();
    expect(await refusal(askEva, ctx, { question: "Is the import?", idempotency_key: "ask-1" })).toMatch(
      /^idempotency_key: This key was already used with other arguments\./,
    );
    await ask({ idempotency_key: undefined });
    expect(await chats()).toBe(2);
  });
});

describe("a key that is a day old is free for something else", () => {
  test("that is asked", async () => {
    const { ctx } = await makeCaller();
    const first = await ask(ctx, { question: "Is the export any good?" }, { repeatKey: "nightly" });
    const other = () => ask(ctx, { question: "And the import?" }, { repeatKey: "nightly" });
    await expect(other()).rejects.toMatchObject({ kind: "invalid" });
    aDayLater();
    const second = await other();
    expect(second.threadId).not.toBe(first.threadId);
    expect((await other()).messageId).toBe(second.messageId);
  });

  test("that is to be a study", async () => {
    const { ctx } = await makeCaller();
    const create = (title: string, question: string) =>
      createFromQuestion(ctx, { title, question }, { draft: false, repeatKey: "nightly" });
    const first = await create("Leaving", "Why do people leave?");
    await expect(create("Staying", "Why do people stay?")).rejects.toMatchObject({ kind: "invalid" });
    aDayLater();
    const second = await create("Staying", "Why do people stay?");
    expect(second.id).not.toBe(first.id);
    expect(second.title).toBe("Staying");
  });
});

test("a key stands for the same study and answer on both sides of midnight", async () => {
  const { ctx } = await makeCaller();
  const made = async () => [
    (await createFromQuestion(ctx, { title: "Late" }, { draft: false, repeatKey: "late" })).id,
    (await ask(ctx, { question: "Is it late?" }, { repeatKey: "late" })).messageId,
  ];
  const midnight = new Date().setUTCHours(24, 0, 0, 0);
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(midnight - 1_000);
  const before = await made();
  vi.setSystemTime(midnight + 1_000);
  expect(await made()).toEqual(before);
});
