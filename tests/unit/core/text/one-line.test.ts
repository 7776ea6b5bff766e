import { expect, test } from "vitest";
import { oneLine } from "@/lib/core/text/one-line";
import { toOneLine } from "@/lib/core/text/to-one-line";

const pasted = "Why they\tleave\r\nat the\u2028checkout \u202Alast\u202C \u0007week";

test("a name with several lines, or with marks that change the reading direction, is refused", () => {
  for (const name of ["a\nb", "a\tb", "a\u2028b", "a\u202Eb", "  "])
    expect(oneLine(100).safeParse(name).success).toBe(false);
});

test("anything pasted into a title becomes one acceptable line, and spaces at its ends stay while somebody types", () => {
  expect(oneLine(100).parse(toOneLine(pasted))).toBe("Why they leave  at the checkout last week");
  expect(toOneLine(" Why ")).toBe(" Why ");
});
