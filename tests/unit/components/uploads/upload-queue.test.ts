import { expect, test, vi } from "vitest";
import { refusalOf } from "@/components/uploads/refusal-of";
import type { SendHooks } from "@/components/uploads/send-hooks";
import type { Source } from "@/components/uploads/source";
import type { Duplicate } from "@/components/uploads/upload";
import { UploadQueue } from "@/components/uploads/upload-queue";
import { CallError } from "@/lib/api/client/call-error";

const source = (name: string): Source => ({ file: new File(["abc"], name), path: name, projectId: "prj_1" });

/** A queue whose files are sent as the test decides. */
function queueOf(duplicates: Record<string, Duplicate> = {}) {
  const sending = new Map<string, { end: () => void; fail: (error: Error) => void; hooks: SendHooks }>();
  const cancelled: string[] = [];
  const onDone = vi.fn();
  const queue = new UploadQueue({
    send: ({ path }, hooks, signal) =>
      new Promise((resolve, reject) => {
        hooks.onBegun(`upl_${path}`);
        sending.set(path, { end: () => resolve(`fil_${path}`), fail: reject, hooks });
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
    refusalOf: ({ path }) => (path === "refused" ? "This file is empty." : null),
    findDuplicate: async ({ path }) => duplicates[path] ?? null,
    cancel: (uploadId) => cancelled.push(uploadId),
    onDone,
  });
  const states = () => queue.current().map(({ name, state }) => `${name} ${state}`);
  const become = (...expected: string[]) => vi.waitFor(() => expect(states()).toEqual(expected), 10_000);
  return { queue, sending, cancelled, onDone, become };
}

test("three files are sent at a time, the others wait their turn", async () => {
  const { queue, sending, onDone, become } = queueOf();
  queue.add(["a", "b", "c", "d"].map(source));
  await become("a sending", "b sending", "c sending", "d waiting");
  sending.get("b")?.end();
  await become("a sending", "b done", "c sending", "d sending");
  expect(queue.current()[1]?.fileId).toBe("fil_b");
  expect(onDone).toHaveBeenCalledTimes(1);
});

test("a failed upload says why, doesn't hold up the others, and can be retried", async () => {
  const { queue, sending, become } = queueOf();
  queue.add(["a", "b"].map(source));
  await become("a sending", "b sending");
  sending.get("a")?.fail(new CallError("This month’s upload hours are used up.", 402));
  await become("a failed", "b sending");
  expect(queue.current()[0]?.error).toBe("This month’s upload hours are used up.");
  queue.retryFailed();
  await become("a sending", "b sending");
  expect(queue.current()[0]?.error).toBeNull();
});

test("a canceled upload leaves the list and the server, and makes room", async () => {
  const { queue, cancelled, become } = queueOf();
  queue.add(["a", "b", "c", "d"].map(source));
  await become("a sending", "b sending", "c sending", "d waiting");
  queue.cancel(1);
  await become("b sending", "c sending", "d sending");
  expect(cancelled).toEqual(["upl_a"]);
  queue.cancelAll();
  await become();
  expect(cancelled).toEqual(["upl_a", "upl_b", "upl_c", "upl_d"]);
});

test("a duplicate waits for a decision without holding up the others", async () => {
  const { queue, sending, become } = queueOf({ a: { id: "fil_old", name: "old", projectId: null } });
  queue.add(["a", "b"].map(source));
  await become("a duplicate", "b sending");
  expect(queue.current()[0]?.duplicate?.id).toBe("fil_old");
  queue.sendAnyway(1);
  await become("a sending", "b sending");
  sending.get("a")?.end();
  await become("a done", "b sending");
});

test("finished uploads can be closed without affecting those in progress", async () => {
  const { queue, sending, cancelled, become } = queueOf();
  queue.add(["a", "b"].map(source));
  await become("a sending", "b sending");
  sending.get("a")?.end();
  await become("a done", "b sending");
  queue.clear();
  await become("b sending");
  expect(cancelled).toEqual([]);
});

test("whoever goes on sees no more of what arrived, only what went wrong, and nothing is lost while one is under way", async () => {
  const { queue, sending, cancelled, become } = queueOf();
  queue.add(["refused", "a", "b"].map(source));
  await become("refused failed", "a sending", "b sending");
  sending.get("a")?.end();
  await become("refused failed", "a done", "b sending");
  queue.clearDone();
  await become("refused failed", "a done", "b sending");
  sending.get("b")?.end();
  await become("refused failed", "a done", "b done");
  queue.clearDone();
  await become("refused failed");
  expect(cancelled).toEqual([]);
});

test("a file that would be refused isn't sent, nor retried with the others", async () => {
  const { queue, sending, become } = queueOf();
  queue.add(["refused", "a"].map(source));
  await become("refused failed", "a sending");
  expect(queue.current()[0]).toMatchObject({ error: "This file is empty.", isRefused: true, uploadId: null });
  sending.get("a")?.fail(new CallError("Earshot can’t be reached.", 503));
  await become("refused failed", "a failed");
  queue.retryFailed();
  await become("refused failed", "a sending");
});

const UNKNOWN =
  "This file type isn’t supported. Add audio, video, or a transcript as VTT, SRT, TXT, DOCX, PDF, or CSV.";

test.each([
  ["empty.vtt", "", "", "This file is empty."],
  ["tool.exe", "MZ", "application/x-msdownload", UNKNOWN],
  ["segments.json", "{}", "application/json", UNKNOWN],
  ["no-ending", "words", "", UNKNOWN],
  ["ana.VTT", "words", "", null],
  // An extension that isn't offered, with a type that the server may accept.
  ["voice.oga", "sound", "audio/ogg", null],
])("%s with the words %j and the type %j: %j", (name, words, type, said) =>
  expect(refusalOf(new File([words], name, { type }))).toBe(said),
);
