import { expect, test } from "vitest";
import { fileNameOf } from "@/lib/services/exports/file-name-of";

test.each([
  ["What do people want from a bike shop?", "What do people want from a bike shop.pptx"],
  ["Q3: price/value", "Q3 price value.pptx"],
  ["“Why?” they asked", "“Why ” they asked.pptx"],
  ["価格について", "価格について.pptx"],
  ["???", "Export.pptx"],
])("%s is saved as %s, without marks that some systems don't allow", (title, name) =>
  expect(fileNameOf(title, "pptx")).toBe(name),
);

test("a long title makes a short name", () => expect(fileNameOf("word ".repeat(60), "pdf").length).toBeLessThan(105));
