import { expect, test, vi } from "vitest";
import { foundOnce } from "@/lib/services/eva/analyst/overview/found-once";

/** A search that goes on until it is ended or stopped. */
function search() {
  const ends: (() => void)[] = [];
  const find = vi.fn(
    (signal: AbortSignal) =>
      new Promise<[]>((resolve, reject) => {
        ends.push(() => resolve([]));
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  return { find, ends };
}

test("several people who ask for all that was said at once wait for one search, and later ones for none", async () => {
  const { find, ends } = search();
  const documents: [] = [];
  const asked = [foundOnce(documents, "themes", find), foundOnce(documents, "themes", find)];
  ends[0]?.();
  const [one, other] = await Promise.all(asked);
  expect(other).toBe(one);
  expect(await foundOnce(documents, "themes", find)).toBe(one);
  expect(find).toHaveBeenCalledTimes(1);
});

test("whoever has read something else, or asks for something else of it, has a search of their own", async () => {
  const { find, ends } = search();
  const documents: [] = [];
  const asked = [
    foundOnce(documents, "themes", find),
    foundOnce([], "themes", find),
    foundOnce(documents, "own", find),
  ];
  for (const end of ends) end();
  const [one, ...others] = await Promise.all(asked);
  expect(find).toHaveBeenCalledTimes(3);
  for (const other of others) expect(other).not.toBe(one);
});

test("someone who leaves doesn't stop it for the others; the last one does, and the next asker starts anew", async () => {
  const { find, ends } = search();
  const documents: [] = [];
  const [first, second] = [new AbortController(), new AbortController()];
  const asked = [first, second].map(({ signal }) => foundOnce(documents, "themes", find, signal));
  first.abort();
  await expect(asked[0]).rejects.toThrow("aborted");
  expect(find.mock.calls[0]?.[0].aborted).toBe(false);
  second.abort();
  await expect(asked[1]).rejects.toThrow("aborted");
  expect(find.mock.calls[0]?.[0].aborted).toBe(true);
  const next = foundOnce(documents, "themes", find);
  ends[1]?.();
  expect(await next).toEqual([]);
  expect(find).toHaveBeenCalledTimes(2);
});

test("a search that failed is tried again for the next asker", async () => {
  const find = vi.fn(async () => [] as const).mockRejectedValueOnce(new Error("out of memory"));
  const documents: [] = [];
  await expect(foundOnce(documents, "themes", find)).rejects.toThrow("out of memory");
  expect(await foundOnce(documents, "themes", find)).toEqual([]);
});
