import { mkdirSync } from "node:fs";
import { expect, test } from "vitest";
import { explain } from "@/scripts/setup/fail.mjs";

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test("an unusable data directory is reported in a sentence, without a stack trace", () => {
  const below = explain(thrownBy(() => mkdirSync("package.json/data", { recursive: true })));
  const itself = explain(thrownBy(() => mkdirSync("package.json")));
  for (const told of [below, itself]) {
    expect(told).toMatch(/^A file stands where a folder is needed: .*package\.json/);
    expect(told).not.toContain("\n");
  }
  const readOnly = Object.assign(new Error("EROFS: read-only file system, mkdir '/data'"), { code: "EROFS" });
  expect(explain(readOnly)).toBe("Nothing can be written here: EROFS: read-only file system, mkdir '/data'.");
});
