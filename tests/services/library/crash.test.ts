import { expect, test } from "vitest";
import { config } from "@/lib/core/config";
import { processingKilled } from "@/tests/faults/processing-killed";

test("kill -9 while files are processed loses none and processes none twice", async () => {
  const { faults } = await processingKilled(3).run(config().DATABASE_URL ?? "");
  expect(faults).toEqual([]);
}, 300_000);
