import { expect, test } from "vitest";
import { config } from "@/lib/core/config";
import { exportsKilled } from "@/tests/faults/exports-killed";

test("kill -9 while clips are being cut leaves each made once, and nothing half made", async () => {
  const { faults } = await exportsKilled(2).run(config().DATABASE_URL ?? "");
  expect(faults).toEqual([]);
}, 120_000);
