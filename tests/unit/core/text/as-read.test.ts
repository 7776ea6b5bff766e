import { expect, test } from "vitest";
import { asRead } from "@/lib/core/text/as-read";

test.each([
  ["white space around", "  It was slow.\n", "It was slow."],
  ["marks that turn the direction", "It was \u202Eevol\u202C and \u2066slow\u2069", "It was evol and slow"],
  ["nothing but what is not seen", "\u200B\u200D \uFEFF\u2060\n\u3164", ""],
])("typed words lose %s", (_, typed, read) => {
  expect(asRead(typed)).toBe(read);
});

test.each(["כן, זה היה איטי מאוד", "👩‍👩‍👧 loved it", "می‌خواهم", "?", "a\n\nb"])(
  "%s stays as it was typed",
  (typed) => {
    expect(asRead(typed)).toBe(typed);
  },
);
