import { describe, expect, test } from "vitest";
import { joinRich, markupOf, richOf, runsOf, sliceRich, tidy, toggleBold } from "@/components/reports/document/rich";

describe("a text with bold words", () => {
  test.each([
    ["plain", "plain", []],
    ["a **bold** word", "a bold word", [[2, 6]]],
    ["**all of it**", "all of it", [[0, 9]]],
    [
      "**one** and **two**",
      "one and two",
      [
        [0, 3],
        [8, 11],
      ],
    ],
    ["two ** stars alone", "two ** stars alone", []],
    ["2**3 is 8", "2**3 is 8", []],
    ["** not bold **", "** not bold **", []],
    ["", "", []],
  ])("reads %j", (markup, text, bold) => {
    expect(richOf(markup)).toEqual({ text, bold });
  });

  test.each(["plain", "a **bold** word", "**x**", "**one** and **two**", "emoji **👩‍💻** end"])(
    "writes %j as it was read",
    (markup) => {
      expect(markupOf(richOf(markup))).toBe(markup);
    },
  );

  test("white space at the ends of bold words stays outside the asterisks", () => {
    expect(markupOf({ text: "a bold word", bold: [[1, 7]] })).toBe("a **bold** word");
    expect(markupOf({ text: "a   b", bold: [[1, 4]] })).toBe("a   b");
  });

  test("ranges that touch or overlap are one, and none exceeds the text", () => {
    const bold = [
      [4, 90],
      [0, 2],
      [2, 3],
      [3, 3],
    ] as const;
    expect(tidy({ text: "0123456", bold }).bold).toEqual([
      [0, 3],
      [4, 7],
    ]);
  });

  test("is cut and joined without losing what is bold", () => {
    const rich = richOf("a **bold** word");
    const [head, tail] = [sliceRich(rich, 0, 4), sliceRich(rich, 4)];
    expect([markupOf(head), markupOf(tail)]).toEqual(["a **bo**", "**ld** word"]);
    expect(joinRich(head, tail)).toEqual(rich);
  });

  test("a range becomes bold, and regular again if all of it is bold", () => {
    const rich = richOf("one two three");
    const once = toggleBold(rich, [4, 7]);
    expect(markupOf(once)).toBe("one **two** three");
    expect(markupOf(toggleBold(once, [0, 7]))).toBe("**one two** three");
    expect(markupOf(toggleBold(once, [5, 6]))).toBe("one **t**w**o** three");
    expect(toggleBold(once, [4, 7])).toEqual(rich);
  });

  test("the pieces are the whole text in order", () => {
    const runs = runsOf(richOf("a **b** c"));
    expect(runs).toEqual([
      { text: "a ", isBold: false },
      { text: "b", isBold: true },
      { text: " c", isBold: false },
    ]);
  });
});
