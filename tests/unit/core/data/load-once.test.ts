import { expect, test, vi } from "vitest";
import { loadOnce } from "@/lib/core/data/load-once";

test("a load that failed is tried again for the next caller, and one that succeeded is kept", async () => {
  const load = vi.fn(async () => "loaded").mockRejectedValueOnce(new Error("EMFILE: too many open files"));
  const loaded = loadOnce(load);
  await expect(loaded()).rejects.toThrow("EMFILE");
  expect([await loaded(), await loaded()]).toEqual(["loaded", "loaded"]);
  expect(load).toHaveBeenCalledTimes(2);
});

test("callers at the same time share one load, also when it fails", async () => {
  const load = vi.fn(async () => "loaded").mockRejectedValueOnce(new Error("EMFILE: too many open files"));
  const loaded = loadOnce(load);
  expect((await Promise.allSettled([loaded(), loaded()])).map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
  ]);
  expect(load).toHaveBeenCalledTimes(1);
});
