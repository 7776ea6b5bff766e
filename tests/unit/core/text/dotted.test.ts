import { expect, test } from "vitest";
import { dotted } from "@/lib/core/text/dotted";
import { among } from "@/lib/core/text/text-direction";

test("known facts stand in a line, and Arabic ones don't change the places of those after them", () => {
  expect(dotted("Ana", null, "", false, "0:12")).toBe("Ana · 0:12");
  expect(dotted("ليلى", "0:12", "مقابلة 3")).toBe("\u2068ليلى\u2069 · 0:12 · \u2068مقابلة 3\u2069");
});

test("a name that runs against its line is between marks, which office programs know, too", () => {
  expect(["Ana", "ليلى", "1:15"].map((name) => among(name, "ltr"))).toEqual(["Ana", "\u200eليلى\u200e", "1:15"]);
  expect(["Ana", "דנה", "1:15"].map((name) => among(name, "rtl"))).toEqual(["\u200fAna\u200f", "דנה", "1:15"]);
});
