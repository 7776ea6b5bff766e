import { expect, test } from "vitest";
import { copyTitle } from "@/lib/core/text/copy-title";
import { oneLine } from "@/lib/core/text/one-line";

test.each(["Why people leave", "a".repeat(200), "🛒".repeat(100), `a${"🛒".repeat(99)}`])(
  "the copy of %s has a title that a person could have written",
  (title) => {
    const copy = copyTitle(title);
    expect(oneLine(200).parse(copy)).toBe(copy);
    expect(Buffer.from(copy).toString()).toBe(copy);
    expect(copy).toMatch(/ \(copy\)$/);
  },
);
