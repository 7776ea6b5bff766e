import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readWeights } from "@/lib/services/analysis/sentiment/read-weights";
import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";

describe("the sentiment of a text", () => {
  test.each([
    ["The support was brilliant, I loved it.", "en"],
    ["It paid for itself in a week.", "en"],
    ["It was never a problem for us.", "en"],
    ["Das hat einwandfrei funktioniert, ich bin sehr zufrieden.", "de"],
  ])("%s is favorable", (text, language) => expect(sentimentOf(text, language)).toBeGreaterThanOrEqual(15));

  test.each([
    ["The export is broken and nobody answered.", "en"],
    ["I waited four days. That was awful.", "en"],
    ["It isn’t good and it isn’t useful.", "en"],
    ["It looked nice, but it was far too slow and it crashed.", "en"],
    ["Das war wirklich ärgerlich und viel zu teuer.", "de"],
  ])("%s is unfavorable", (text, language) => expect(sentimentOf(text, language)).toBeLessThan(-20));

  test.each([[""], ["…"], ["三日かかりました"]])("%s says neither", (text) =>
    expect(sentimentOf(text, null)).toBeNull(),
  );

  test.each(["On Mondays we meet in the office.", "There’s a bus every ten minutes."])("%s takes no side", (text) =>
    expect(Math.abs(sentimentOf(text, "en") ?? 0)).toBeLessThan(15),
  );

  test("the feature that every text has is read along with its weights", () => {
    expect([...readWeights("\n\t-41 -60|good\t-30 95\nbad\t80 -20\n")]).toEqual([
      ["", [-0.41, -0.6]],
      ["good", [-0.3, 0.95]],
      ["bad", [0.8, -0.2]],
    ]);
  });

  test("is a whole number from -100 to 100, or null, whatever is said", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 3_000 }),
        fc.constantFrom("en", "de", null),
        (text, language) => {
          const points = sentimentOf(text, language);
          expect(points === null || (Number.isInteger(points) && Math.abs(points) <= 100)).toBe(true);
        },
      ),
    );
  });
});
