import { expect, test } from "vitest";
import config from "@/next.config";

test("the image optimizer is off: it would fetch any path of this site for strangers", () => {
  expect(config.images?.unoptimized).toBe(true);
});
