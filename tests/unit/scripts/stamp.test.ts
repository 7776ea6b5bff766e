import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { withLock } from "@/scripts/setup/lock.mjs";
import { hashOf, whenChanged } from "@/scripts/setup/stamp.mjs";

const folder = mkdtempSync(join(tmpdir(), "earshot-stamp-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the hash of inputs changes with content and names, not with what is excluded", () => {
  const source = join(folder, "source");
  mkdirSync(join(source, "made"), { recursive: true });
  writeFileSync(join(source, "a"), "one");
  const before = hashOf([source], join(source, "made"));
  writeFileSync(join(source, "made", "b"), "generated");
  expect(hashOf([source], join(source, "made"))).toBe(before);
  writeFileSync(join(source, "a"), "two");
  expect(hashOf([source], join(source, "made"))).not.toBe(before);
});

test("work is done once for the same inputs, and again if it failed", async () => {
  const stamp = join(folder, "stamp");
  const work = vi.fn(async () => undefined);
  const failing = async () => Promise.reject(new Error("cut off"));
  await expect(whenChanged(stamp, "a", failing)).rejects.toThrow("cut off");
  await whenChanged(stamp, "a", work);
  await whenChanged(stamp, "a", work);
  expect(work).toHaveBeenCalledTimes(1);
  await whenChanged(stamp, "b", work);
  expect(work).toHaveBeenCalledTimes(2);
});

test("the lock of a dead process blocks nobody", async () => {
  const lock = join(folder, "lock");
  writeFileSync(lock, "999999999");
  expect(await withLock(lock, async () => "done")).toBe("done");
});

test("only one holds a lock at a time, also within one process", async () => {
  const lock = join(folder, "shared");
  let inside = 0;
  const work = async () => {
    inside += 1;
    await new Promise(setImmediate);
    expect(inside).toBe(1);
    inside -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withLock(lock, work)));
});
