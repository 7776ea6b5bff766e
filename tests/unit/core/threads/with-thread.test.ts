import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { ThreadFailed, threadAnswer } from "@/lib/core/threads/thread-answer";
import { withThread } from "@/lib/core/threads/with-thread";

/** Answers with its number; ends when asked to; answers "never" not at all. */
const CODE = `
const { parentPort, threadId } = require("node:worker_threads");
parentPort.on("message", (message) => {
  if (message === "fail") throw new Error("It failed.");
  if (message === "leave") process.exit();
  if (message !== "never") parentPort.postMessage(threadId);
});`;

const start = () => new Worker(CODE, { eval: true });
const ask = (thread: Worker, question: string, timeLimitMs = 10_000) =>
  threadAnswer<number, number>(thread, timeLimitMs, (resolve) => {
    thread.postMessage(question);
    return resolve;
  });

test("a thread is kept for the next work of its kind, and lent to one at a time", async () => {
  const asked = (kind: string) => withThread(kind, start, (thread) => ask(thread, "who"));
  const [first, second, other] = await Promise.all([asked("a"), asked("a"), asked("b")]);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

test.each([
  ["fail", "crash"],
  ["leave", "memory"],
  ["never", "time"],
])("a thread that is asked to %s is ended, the reason told, and the next work gets another", async (question, why) => {
  const before = await withThread("c", start, (thread) => ask(thread, "who"));
  const failed = withThread("c", start, (thread) => ask(thread, question, question === "never" ? 10 : undefined));
  await expect(failed).rejects.toEqual(expect.objectContaining({ constructor: ThreadFailed, why }));
  expect(await withThread("c", start, (thread) => ask(thread, "who"))).not.toBe(before);
});

test("a thread that nobody needs is ended, and nothing of the last work listens to it", async () => {
  const work = async (thread: Worker) => {
    await ask(thread, "who");
    return { listening: thread.listenerCount("message"), ended: once(thread, "exit") };
  };
  const { listening, ended } = await withThread("d", start, work, 1);
  expect(listening).toBe(0);
  expect(await ended).toEqual([1]);
});
