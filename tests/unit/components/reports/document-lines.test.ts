import { describe, expect, test } from "vitest";
import { headingLevels } from "@/components/reports/document/heading-levels";
import { documentOf, linesOf } from "@/components/reports/editor/document-lines";
import { textLine } from "@/components/reports/editor/line";
import { ReportDocument } from "@/lib/core/document/document";
import { problemsOf } from "@/lib/core/document/problems-of";

const DOCUMENT = ReportDocument.parse({
  sections: [
    {
      id: "s1",
      heading: "What we found",
      blocks: [
        { id: "h1", type: "heading", level: 2, text: "Price" },
        { id: "t1", type: "text", text: "People **like** it." },
        { id: "l1", type: "text", text: "- one\n- **two**" },
        { id: "q1", type: "quote", passageId: "psg_1" },
        { id: "h2", type: "heading", level: 3, text: "More" },
        { id: "c1", type: "clip", clipId: "clp_1" },
        { id: "g1", type: "table", columns: ["A", "B"], rows: [["1", "2"]] },
        {
          id: "b1",
          type: "chart",
          kind: "bar",
          title: "T",
          unit: "people",
          categories: ["x"],
          note: "",
          series: [{ name: "n", values: [3] }],
        },
        { id: "i1", type: "image", imageId: "img_1", alt: "a", caption: "" },
      ],
    },
    { id: "s2", heading: "", blocks: [{ id: "t2", type: "text", text: "" }] },
  ],
});

describe("a document as lines", () => {
  test("comes back unchanged, also by way of the server's response", () => {
    expect(documentOf(linesOf(DOCUMENT))).toEqual(DOCUMENT);
    expect(JSON.stringify(documentOf(linesOf(DOCUMENT)))).toBe(
      JSON.stringify(documentOf(linesOf(documentOf(linesOf(DOCUMENT))))),
    );
  });

  test("fields that the response adds to a block aren't sent back", () => {
    const [section] = DOCUMENT.sections;
    if (!section) throw new Error("a section");
    const shown = section.blocks.map((block) => (block.type === "quote" ? { ...block, evidence: null } : block));
    const sections = [{ ...section, blocks: shown }];
    expect(() => ReportDocument.parse(documentOf(linesOf({ sections } as typeof DOCUMENT)))).not.toThrow();
  });

  test("each list item is a line; neighbors become one block again", () => {
    const lines = linesOf(DOCUMENT);
    expect(lines.filter(({ kind }) => kind === "bullet").map(({ text }) => text)).toEqual(["one", "two"]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });

  test("several paragraphs in one block become a block each, with ids that stay the same", () => {
    const mixed = {
      sections: [{ id: "s", heading: "H", blocks: [{ id: "t", type: "text" as const, text: "a\n\n- b\n- c\nd" }] }],
    };
    const once = documentOf(linesOf(mixed));
    expect(once.sections[0]?.blocks).toEqual([
      { id: "t", type: "text", text: "a" },
      { id: "t-1", type: "text", text: "- b\n- c" },
      { id: "t-3", type: "text", text: "d" },
    ]);
    expect(documentOf(linesOf(once))).toEqual(once);
    expect(problemsOf(once)).toEqual([]);
  });

  test("ids are never used twice, however long they are", () => {
    const long = "x".repeat(40);
    const blocks = [
      { id: long, type: "text" as const, text: "- a\n- b\n- c" },
      { id: `${"x".repeat(38)}-1`, type: "text" as const, text: "p" },
    ];
    const once = documentOf(linesOf({ sections: [{ id: "s", heading: "H", blocks }] }));
    expect(problemsOf(once)).toEqual([]);
    expect(new Set(linesOf(once).map(({ key }) => key)).size).toBe(5);
    expect(ReportDocument.safeParse(once).success).toBe(true);
  });

  test("what comes before the first section is a section without a heading, which isn't a line", () => {
    const document = documentOf([
      textLine("paragraph", { text: "before", bold: [] }, "p"),
      textLine("section", undefined, "s"),
    ]);
    expect(document.sections.map(({ heading, blocks }) => [heading, blocks.length])).toEqual([
      ["", 1],
      ["", 0],
    ]);
    expect(linesOf(document).map(({ key }) => key)).toEqual(["p", "s"]);
    expect(documentOf(linesOf(document))).toEqual(document);
  });

  test("nothing is an empty document", () => {
    expect(documentOf([])).toEqual({ sections: [] });
    expect(linesOf({ sections: [] })).toEqual([]);
  });
});

test("headings never skip a level", () => {
  const lines = ["subheading", "section", "subheading", "heading", "subheading", "section"] as const;
  const levels = headingLevels(lines.map((kind, at) => textLine(kind, undefined, String(at))));
  expect([...levels.values()]).toEqual([2, 2, 3, 3, 4, 2]);
});
