import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTempFolder } from "@/lib/integrations/temp-folder/open-temp-folder";

let folder: string;
const before = process.env.TMPDIR;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "earshot-test-"));
  process.env.TMPDIR = folder;
});
afterAll(async () => {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  await rm(folder, { recursive: true, force: true });
});

test("a folder that is just being opened is not taken for what a killed process left", async () => {
  const lost: string[] = [];
  const opening = async (delay: number) => {
    for (let round = 0; round < 150; round += 1) {
      for (let turn = 0; turn < (delay + round) % 5; turn += 1) await nextTurn();
      const { path, remove } = await openTempFolder("browser");
      await nextTurn();
      if (!existsSync(path)) lost.push(path);
      await remove();
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, delay) => opening(delay)));
  expect(lost).toEqual([]);
});
