import { describe, expect, test } from "vitest";
import type { Block } from "@/lib/core/document/block";
import { ReportDocument } from "@/lib/core/document/document";
import { problemsOf } from "@/lib/core/document/problems-of";

const of = (...blocks: Block[]): ReportDocument => ({ sections: [{ id: "s", heading: "", blocks }] });
const paths = (document: ReportDocument) => problemsOf(document).map(({ path }) => path);

describe("a document", () => {
  test("may be empty, and may contain a line that nobody has written yet", () => {
    expect(paths({ sections: [] })).toEqual([]);
    expect(paths(of({ id: "a", type: "text", text: "" }))).toEqual([]);
  });

  test("reports rows and series with gaps, and duplicate ids", () => {
    const table = { id: "a", type: "table", columns: ["x", "y"], rows: [["1", "2"], ["3"]] } as const;
    const series = [{ name: "n", values: [1] }];
    const chart = { id: "a", type: "chart", kind: "bar", title: "", unit: "", note: "", series } as const;
    const document = of(
      { ...table, columns: [...table.columns], rows: table.rows.map((row) => [...row]) },
      { ...chart, categories: ["p", "q"] },
    );
    expect(paths(document)).toEqual([
      "document.sections.0.blocks.0.rows.1",
      "document.sections.0.blocks.1.id",
      "document.sections.0.blocks.1.series.0.values",
    ]);
  });

  test("is limited in size", () => {
    const blocks = (section: number): Block[] =>
      Array.from({ length: 500 }, (_, at) => ({ id: `b${section}-${at}`, type: "text", text: "x" }));
    const sections = Array.from({ length: 9 }, (_, at) => ({ id: `s${at}`, heading: "", blocks: blocks(at) }));
    expect(paths({ sections })).toEqual(["document.sections"]);
  });

  test("contains no words of a quote, and no unknown fields", () => {
    const quote = { id: "q", type: "quote", passageId: "psg_1" };
    expect(ReportDocument.safeParse({ sections: [{ id: "s", heading: "", blocks: [quote] }] }).success).toBe(true);
    for (const wrong of [
      { ...quote, quote: "I said so." },
      { ...quote, type: "poem" },
      { ...quote, id: "" },
    ])
      expect(ReportDocument.safeParse({ sections: [{ id: "s", heading: "", blocks: [wrong] }] }).success).toBe(false);
  });
});
