import { expect, test } from "vitest";
import { wordAround } from "@/components/library/transcript/word-around";

test.each([
  ["The price was too high", 6, "price"],
  ["The price was too high", 20, "high"],
  ["I don’t know", 5, "don’t"],
  ["Zoë’s café", 3, "Zoë’s"],
  ["P12 says 1200 euros", 11, "1200"],
  ["Größe", 2, "Größe"],
])("a selection that ends inside a word of “%s” means the word", (text, cut, word) => {
  expect(text.slice(...wordAround(text, cut))).toBe(word);
});

test.each([
  ["The price", 3],
  ["The price", 4],
  ["The price", 0],
  ["The price", 9],
  ["so… well", 3],
  ["well-known", 4],
  ["値段が高い", 2],
  ["ราคาแพง", 3],
])("between words of “%s”, at %i, it stays where it is", (text, cut) => {
  expect(wordAround(text, cut)).toEqual([cut, cut]);
});
