import { describe, expect, test } from "vitest";
import { columnWidths } from "@/lib/services/exports/document/column-widths";

const RULER = { total: 100, pad: 2, widthOf: (text: string) => text.length };
const long = "words that go on and on ".repeat(20).trim();
const sum = (widths: number[]) => widths.reduce((all, width) => all + width, 0);

describe("the columns of a table", () => {
  test("keep a short one on one line next to two long ones, which share the rest", () => {
    const widths = columnWidths(["Row", "What", "More"], [["Row 120", long, long]], RULER);
    expect(widths[0]).toBeGreaterThanOrEqual("Row 120".length + 2);
    expect(widths[1]).toBeCloseTo(widths[2] ?? 0);
    expect(sum(widths)).toBeCloseTo(100);
  });

  test("cut no word of eleven letters if there are eight of them side by side", () => {
    const row = ["Participant 1", ...Array<string>(7).fill("yes or no, or now and then")];
    const widths = columnWidths(row.map(String), [row], RULER);
    expect(widths[0]).toBeGreaterThanOrEqual("Participant".length + 2);
    expect(sum(widths)).toBeCloseTo(100);
  });

  test("fill the page if they need less, and shrink evenly if words alone need too much", () => {
    expect(sum(columnWidths(["a", "b"], [], RULER))).toBeCloseTo(100);
    const words = Array<string>(10).fill("Donaudampfschiff");
    const widths = columnWidths(words, [], RULER);
    for (const width of widths) expect(width).toBeCloseTo(10);
  });

  test("give a column of letters without spaces the width of a few", () => {
    const widths = columnWidths(["名字", "说"], [["李雷", "我离开了结账页面".repeat(20)]], RULER);
    expect(widths[0]).toBeGreaterThanOrEqual(4);
    expect(sum(widths)).toBeCloseTo(100);
  });
});
