import { expect, test } from "vitest";
import { readQuery } from "@/lib/http/request/read-query";

test.each([
  ["  bank password ", "bank password"],
  ["", ""],
  [undefined, undefined],
  [["first", "second"], "first"],
  [[], undefined],
  ["a\0b\ud83d", "ab"],
  ["😀".repeat(20), "😀".repeat(13)],
])("%j is read as %j", async (given, text) => {
  expect(await readQuery(Promise.resolve({ q: given }), 13)).toEqual({ q: text });
});
