import { expect, test } from "vitest";
import { emojiOf } from "@/components/notes/emoji-of";

test.each([
  [null, null],
  ["", null],
  ["🎉", "🎉"],
  ["👩🏽‍💻", "👩🏽‍💻"],
  ["🇩🇪🇫🇷", "🇩🇪"],
  ["../../etc", "."],
])("for %j, a note shows %j", (emoji, shown) => {
  expect(emojiOf({ emoji })).toBe(shown);
});
