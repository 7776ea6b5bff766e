import { expect, test } from "vitest";
import { mapConcurrently } from "@/lib/core/data/map-concurrently";

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("no more than the limit run at a time, and results keep the order of the items", async () => {
  let running = 0;
  let most = 0;
  const results = await mapConcurrently([5, 1, 4, 1, 3, 2], 3, async (turns) => {
    most = Math.max(most, ++running);
    for (let i = 0; i < turns; i++) await turn();
    running -= 1;
    return turns * 10;
  });
  expect(results).toEqual([50, 10, 40, 10, 30, 20]);
  expect(most).toBe(3);
});

test("after a failure nothing more starts, and what had started has ended before it is thrown", async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = mapConcurrently([0, 1, 2, 3], 2, async (item) => {
    begun.push(item);
    await turn();
    if (item === 0) throw new Error("no");
    for (let i = 0; i < 5; i++) await turn();
    ended.push(item);
  });
  await expect(work).rejects.toThrow("no");
  expect([begun, ended]).toEqual([[0, 1], [1]]);
});

test("no items mean no work", async () => {
  expect(await mapConcurrently([], 4, () => Promise.reject(new Error("never")))).toEqual([]);
});
