import { expect, test } from "vitest";
import { config } from "@/lib/core/config";
import { processingKilled } from "@/tests/faults/processing-killed";

test("kill -9 while files are processed loses none and processes none twice", async () => {
  // Once while uploads are completed, once while they are processed: `npm run faults` kills at all points.
  const kills = processingKilled(2, ["upload.before_complete", "file.before_ready"]);
  const { faults } = await kills.run(config().DATABASE_URL ?? "");
  expect(faults).toEqual([]);
}, 300_000);
