import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveAfterLeaving } from "@/components/autosave/save-after-leaving";
import { toast } from "@/components/ui/dialogs/toast";

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("window", page);
});
afterEach(() => {
  for (const { id } of toast.current()) toast.dismiss(id);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Whether the browser would ask before the tab is closed. */
const asks = () => !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const told = () => toast.current().map(({ text }) => text);

test("what an editor hadn’t saved when it was left is saved without a word", async () => {
  await saveAfterLeaving({ flush: async () => true, lost: () => null });
  expect([told(), asks()]).toEqual([[], false]);
});

test("while it can’t be saved, its person is told once, and asked before the tab is closed", async () => {
  const answers = [false, false, true];
  const done = saveAfterLeaving({ flush: async () => answers.shift() ?? true, lost: () => null });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told()).toEqual([expect.stringContaining("aren’t saved yet")]);
  expect(asks()).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  expect(told()).toEqual([expect.stringContaining("saved now")]);
  expect(asks()).toBe(false);
});

test.each([
  ["conflict", ["weren’t saved"]],
  ["over", ["weren’t saved"]],
  ["gone", []],
] as const)("if it never can be (%s), trying ends", async (why, words) => {
  await saveAfterLeaving({ flush: async () => false, lost: () => why });
  expect(told()).toEqual(words.map((word) => expect.stringContaining(word)));
  expect(asks()).toBe(false);
});
