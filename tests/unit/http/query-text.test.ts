import { expect, test } from "vitest";
import { queryText } from "@/lib/http/query-text";

test.each([
  ["  bank password ", "bank password"],
  [undefined, ""],
  [["first", "second"], "first"],
  [[], ""],
  ["a\0b\ud83d", "ab"],
  ["😀".repeat(20), "😀".repeat(13)],
])("%j is read as %j", (given, text) => {
  expect(queryText(given, 13)).toBe(text);
});
