import { expect, test } from "vitest";
import { dotted } from "@/lib/core/dotted";

test("known facts stand in a line, and Arabic ones don't change the places of those after them", () => {
  expect(dotted("Ana", null, "", false, "0:12")).toBe("Ana · 0:12");
  expect(dotted("ليلى", "0:12", "مقابلة 3")).toBe("\u2068ليلى\u2069 · 0:12 · \u2068مقابلة 3\u2069");
});
