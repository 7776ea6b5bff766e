import { expect, test } from "vitest";
import { askAbout } from "@/components/ui/links/ask-about";

test("a dialog asks with one question mark, whether or not the name is a question", () => {
  expect(askAbout("Launch", "Checkout")).toBe("Launch “Checkout”?");
  expect(askAbout("Launch", "Why do people leave?")).toBe("Launch “Why do people leave?”");
  expect(askAbout("Delete", "なぜ？")).toBe("Delete “なぜ？”");
});
