import { expect, test } from "vitest";
import { asParent } from "@/lib/services/eva/compare/as-parent";

test.each([
  "I'm Elif, thirty-nine, mother of three, and I work in an office.",
  "I’m a single dad, so evenings are out.",
  "My youngest daughter does it for me.",
  "We've got two small kids.",
  "I have a two-year-old son.",
  "My two boys are in it, too.",
  "My son’s phone is newer than mine.",
  "After the second pregnancy I had to stop.",
  "Ich bin Mutter von drei Kindern.",
  "Ich stand da mit zwei Kindern.",
  "Meine Tochter macht das.",
])("“%s” says that somebody has children", (text) => {
  expect(asParent(`Well. ${text}`)).toBe(text);
});

test.each([
  "My sister’s kids use it.",
  "I don't have kids.",
  "We never wanted children.",
  "It is made for children.",
  "I teach, and my kids love it.",
  "My grandchildren showed me.",
  "I have a child seat in the car.",
  "She's a mother of three.",
  "My colleague is a single father of two.",
  "I tried the pregnancy app.",
  "My last pregnancy test was positive.",
  "My two lads joined because of me.",
  "It's a kind of game.",
  "Ich habe keine Kinder.",
  "Kinder dürfen nicht mit.",
])("“%s” doesn't", (text) => {
  expect(asParent(text)).toBeUndefined();
});
