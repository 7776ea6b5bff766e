import { beforeAll, describe, expect, test, vi } from "vitest";
import { POST } from "@/app/api/eva/ask/route";
import { db } from "@/lib/db/client";
import { askEva } from "@/lib/mcp/tools/ask-eva";
import { again } from "@/lib/services/eva/again/again";
import { ask, atOnce } from "@/lib/services/eva/ask";
import { personSaving } from "@/lib/services/eva/saving";
import { serveRoutes } from "@/tests/support/contract/serve-routes";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { countingClaims, onceBothAreHere } from "@/tests/support/faults/at-once";
import { runTool } from "@/tests/support/run/run-tool";
import { withModelAnswering } from "@/tests/support/stand-ins/model-service";

const QUESTION = "Is the export any good?";
const SAID = "The export was broken.";
const ANSWER = {
  content: JSON.stringify({ sentences: [{ text: "It is not.", quotes: [{ evidence: 0, quote: SAID }] }] }),
};

let caller: Awaited<ReturnType<typeof makeCaller>>;
beforeAll(async () => {
  caller = await makeCaller();
  await addTranscript(caller.ctx, [{ speaker: "Ana", text: SAID }]);
});

const post = (url: string, headers: Record<string, string>, question = QUESTION) =>
  fetch(`${url}/api/eva/ask`, {
    method: "POST",
    headers: { authorization: `Bearer ${caller.key}`, "content-type": "application/json", ...headers },
    body: JSON.stringify({ question }),
  });

describe("a question sent twice at once under one Idempotency-Key", () => {
  test("is paid for once, and both get the same answer, streamed or not", async () => {
    const { url, close } = await serveRoutes((request) => POST(request, { params: Promise.resolve({}) }));
    const key = { "idempotency-key": "twice-at-once" };
    const { result, calls } = await countingClaims((claims) =>
      withModelAnswering(onceBothAreHere(claims, ANSWER), async () => {
        const both = [post(url, key), post(url, { ...key, accept: "text/event-stream" })];
        return Promise.all(both.map(async (sent) => (await sent).text()));
      }),
    );
    await close();
    expect(calls).toHaveLength(1);
    const [plain = "", streamed = ""] = result;
    const done = JSON.parse(/event: done\ndata: (.*)/.exec(streamed)?.[1] ?? "{}");
    expect(done).toEqual(JSON.parse(plain));
    expect(done).toMatchObject({ answer: "It is not [1].", citations: [{ quote: SAID }] });
  });

  test("with other words is refused as it is later, without asking the model", async () => {
    const { url, close } = await serveRoutes((request) => POST(request, { params: Promise.resolve({}) }));
    const key = { "idempotency-key": "other-words-at-once" };
    const { result, calls } = await countingClaims((claims) =>
      withModelAnswering(onceBothAreHere(claims, ANSWER), async () => {
        const both = [post(url, key), post(url, key, "Is the import any good?")];
        return Promise.all(both.map(async (sent) => (await sent).status));
      }),
    );
    await close();
    expect(calls).toHaveLength(1);
    expect(result.sort()).toEqual([200, 400]);
  });

  test("is answered for the second caller when the first one leaves", async () => {
    const stop = new AbortController();
    const repeatKey = "first-leaves";
    const { result } = await countingClaims((claims) =>
      withModelAnswering(
        async (_, index) => {
          if (index > 0) return ANSWER;
          await vi.waitFor(() => expect(claims()).toBeGreaterThanOrEqual(2), { timeout: 10_000 });
          stop.abort();
          return { never: true };
        },
        async () => {
          const first = ask(caller.ctx, { question: QUESTION }, { signal: stop.signal, repeatKey });
          await vi.waitFor(() => expect(claims()).toBe(1), { timeout: 10_000 });
          const second = ask(caller.ctx, { question: QUESTION }, { repeatKey });
          return Promise.allSettled([first, second]);
        },
      ),
    );
    expect(result).toMatchObject([
      { status: "rejected" },
      { status: "fulfilled", value: { answer: "It is not [1]." } },
    ]);
    expect(await db().questionClaim.count()).toBe(0);
    expect(await db().workAnswer.count()).toBe(0);
  });

  test("is answered although whoever had it answered died, once that shows", async () => {
    const repeatKey = "process-died";
    const { actId: id } = personSaving(caller.ctx, repeatKey);
    const heldUntil = new Date(Date.now() + 3_600_000);
    await db().questionClaim.create({ data: { id, workspaceId: caller.ctx.workspaceId, heldUntil } });
    const { result, calls } = await countingClaims((claims) =>
      withModelAnswering(
        () => ANSWER,
        async () => {
          const asked = ask(caller.ctx, { question: QUESTION }, { repeatKey });
          await vi.waitFor(() => expect(claims()).toBeGreaterThanOrEqual(2), { timeout: 10_000 });
          await db().questionClaim.update({ where: { id }, data: { heldUntil: new Date() } });
          return asked;
        },
      ),
    );
    expect(calls).toHaveLength(1);
    expect(result.answer).toBe("It is not [1].");
  });
});

test("a program that asks the same in the same chat again while Eva is at it waits for that answer", async () => {
  const { threadId } = await ask(caller.ctx, { question: QUESTION });
  const question = "What was broken?";
  const { result, calls } = await countingClaims((claims) =>
    withModelAnswering(onceBothAreHere(claims, ANSWER), () =>
      Promise.all([1, 2].map(() => runTool(askEva, caller.ctx, { question, thread: threadId }))),
    ),
  );
  expect(calls).toHaveLength(1);
  expect(result[0]).toMatchObject({ status: "answered", answer: "It is not [1]." });
  expect(result[1]).toEqual(result[0]);
  expect(await db().chatMessage.count({ where: { threadId } })).toBe(4);
});

describe("another answer, asked for twice at once", () => {
  const OTHER = {
    content: JSON.stringify({ sentences: [{ text: "It was broken.", quotes: [{ evidence: 0, quote: SAID }] }] }),
  };
  const giveAgain = async (messageId: string, signal?: AbortSignal) =>
    atOnce(await again(caller.ctx, messageId, undefined), signal);

  test("is paid for once, and both get it", async () => {
    const first = await ask(caller.ctx, { question: QUESTION });
    const { result, calls } = await countingClaims((claims) =>
      withModelAnswering(onceBothAreHere(claims, OTHER), () =>
        Promise.all([giveAgain(first.messageId), giveAgain(first.messageId)]),
      ),
    );
    expect(calls).toHaveLength(1);
    expect(result[0]).toMatchObject({ answer: "It was broken [1].", threadId: first.threadId });
    expect(result[1]).toEqual(result[0]);
    expect(await db().chatMessage.count({ where: { threadId: first.threadId } })).toBe(3);
    expect(await db().questionClaim.count()).toBe(0);
  });

  test("is given to the second caller when the first one leaves, and a third answer is asked for anew", async () => {
    const { messageId, threadId } = await ask(caller.ctx, { question: QUESTION });
    const stop = new AbortController();
    const { result, calls } = await countingClaims((claims) =>
      withModelAnswering(
        async (_, index) => {
          if (index > 0) return index === 1 ? OTHER : ANSWER;
          await vi.waitFor(() => expect(claims()).toBeGreaterThanOrEqual(2), { timeout: 10_000 });
          stop.abort();
          return { never: true };
        },
        async () => {
          const left = giveAgain(messageId, stop.signal);
          await vi.waitFor(() => expect(claims()).toBe(1), { timeout: 10_000 });
          const [gone, given] = await Promise.allSettled([left, giveAgain(messageId)]);
          if (given.status === "rejected") throw given.reason;
          return { gone, given: given.value, third: await giveAgain(given.value.messageId) };
        },
      ),
    );
    expect(result).toMatchObject({
      gone: { status: "rejected" },
      given: { answer: "It was broken [1]." },
      third: { answer: "It is not [1]." },
    });
    expect(calls).toHaveLength(3);
    expect(await db().chatMessage.count({ where: { threadId } })).toBe(4);
    expect(await db().workAnswer.count()).toBe(0);
  });

  test("by different instructions is paid for once, and the second caller is told that it isn't the latest", async () => {
    const { messageId, threadId } = await ask(caller.ctx, { question: QUESTION });
    const steered = { ...caller.ctx, plan: "team" as const };
    const { result, calls } = await countingClaims((claims) =>
      withModelAnswering(onceBothAreHere(claims, OTHER), () =>
        Promise.allSettled(["Be brief.", "Be kind."].map(async (how) => atOnce(await again(steered, messageId, how)))),
      ),
    );
    expect(calls).toHaveLength(1);
    expect(result.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(result.find(({ status }) => status === "rejected")).toMatchObject({ reason: { kind: "conflict" } });
    expect(await db().chatMessage.count({ where: { threadId } })).toBe(3);
    expect(await db().questionClaim.count({ where: { heldUntil: { gt: new Date() } } })).toBe(0);
  });
});
