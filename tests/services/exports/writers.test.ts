import { describe, expect, test } from "vitest";
import { clean } from "@/lib/services/exports/document/clean";
import { toDocx } from "@/lib/services/exports/document/docx/to-docx";
import type { ExportBlock, ExportDocument, ExportSection } from "@/lib/services/exports/document/export-document";
import { toPdf } from "@/lib/services/exports/document/pdf/to-pdf";
import { toPptx } from "@/lib/services/exports/document/pptx/to-pptx";
import { toMarkdown } from "@/lib/services/exports/document/to-markdown";
import { hugeFixture, quoteFixture, readoutFixture, SAID, scriptsFixture } from "@/tests/support/data/export-documents";
import { countParts, readPdf, xmlOf } from "@/tests/support/read/read-documents";

const SLIDES = /^ppt\/slides\/slide\d+\.xml$/;
const QUOTE = "It’s not the money, it’s that you tell me at the very end.";
const quoting = (text: string): ExportDocument => ({
  ...readoutFixture(),
  sections: [
    {
      kind: "plain",
      heading: "Said",
      summary: null,
      blocks: [{ type: "quote", title: null, quote: quoteFixture(text) }],
    },
  ],
});

describe("slides", () => {
  test("have editable charts and tables, n of m, both sides, sources in the notes, page numbers and alt texts", async () => {
    const bytes = await toPptx(readoutFixture());
    const slides = await xmlOf(bytes, SLIDES);
    for (const words of [
      QUOTE,
      "7 of 12",
      "Said otherwise",
      "No, I knew about it",
      "Next steps",
      "Answers of one or two words",
    ])
      expect(slides).toContain(words);
    expect(await countParts(bytes, /^ppt\/charts\/chart\d+\.xml$/)).toBe(4);
    expect(slides).toContain("<a:tbl>");
    expect(slides).toContain("Costs that appear late: 9");
    expect(await xmlOf(bytes, /^ppt\/slideLayouts\/slideLayout\d+\.xml$/)).toContain('type="slidenum"');
    const notes = await xmlOf(bytes, /^ppt\/notesSlides\/notesSlide\d+\.xml$/);
    expect(notes).toContain("Bogdan · Checkout study, participant 3 · 1:15");
    expect(notes).toContain("https://earshot.example/studies/stu_1/sessions/");
  });

  test("contain nothing that runs over the lower edge, however long it is", async () => {
    const slides = await xmlOf(await toPptx(hugeFixture()), SLIDES);
    const boxes = [...slides.matchAll(/<a:off x="(\d+)" y="(\d+)"\/>\s*<a:ext cx="(\d+)" cy="(\d+)"\/>/g)];
    expect(boxes.length).toBeGreaterThan(200);
    for (const [, x, y, width, height] of boxes) {
      expect(Number(y) + Number(height)).toBeLessThanOrEqual(7.5 * 914_400);
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(13.334 * 914_400);
    }
  });
});

describe("a PDF", () => {
  test("is tagged, titled and bookmarked, and its quotes link to the second", async () => {
    const pdf = await readPdf(await toPdf(readoutFixture()));
    expect(pdf).toMatchObject({ isTagged: true, title: "Why do trial users leave checkout?" });
    expect(pdf.bookmarks).toEqual([
      ...["Themes at a glance", "Costs that appear late", "Typing an address on a phone", "Trust in the payment page"],
      ...["Next steps", "Method and what was left out"],
    ]);
    for (const words of [QUOTE, "7 of 12 participants, 2 say otherwise", "Said otherwise", `2 / ${pdf.pages}`])
      expect(pdf.text).toContain(words);
    expect(pdf.links.filter((url) => /sessions\/ses_\d+#s\d+$/.test(url)).length).toBeGreaterThan(8);
  });

  const LINES_DOWN = [12, 14, 16, 18, 20];
  test.each(LINES_DOWN)("never separates a heading from the chart below it, %i lines down the page", async (count) => {
    const categories = Array.from({ length: 12 }, (_, at) => `Theme ${at + 1}`);
    const chart: ExportBlock = {
      type: "chart",
      kind: "bar",
      title: "People who speak about each theme",
      unit: "people",
      of: 12,
      note: null,
      categories,
      series: [{ name: "People", values: categories.map((_, at) => at + 1) }],
    };
    const lines = Array<ExportBlock>(count).fill({ type: "text", text: "A line of what was written before." });
    const inside: ExportBlock = { type: "heading", level: 2, text: "Within a section" };
    const section = (heading: string, blocks: ExportBlock[]): ExportSection => ({
      kind: "plain",
      heading,
      summary: null,
      blocks,
    });
    const sections = [
      section("Before", lines),
      section("Above the bars", [chart]),
      section("After", [...lines, inside, chart]),
    ];
    const { textOfPages } = await readPdf(await toPdf({ ...readoutFixture(), sections }));
    for (const heading of ["Above the bars", "Within a section"])
      expect(textOfPages.find((text) => text.includes(heading))).toMatch(new RegExp(`${heading}.*${chart.title}`));
  });

  test("repeats a table's header on every page", async () => {
    const { text } = await readPdf(await toPdf(hugeFixture()));
    expect(text).toContain("Row 120");
    expect(text.match(/Row What More/g)?.length).toBeGreaterThan(3);
  });

  test("sets what people say in their scripts", async () => {
    const { text } = await readPdf(await toPdf(scriptsFixture()));
    for (const name of ["Greek", "Russian", "Chinese", "Japanese", "Korean", "Vietnamese"] as const)
      expect(text.replace(/\s/g, "")).toContain((SAID[name] ?? "").replace(/\s|😀\./gu, ""));
    expect(text).not.toContain("can’t be shown");
  });

  test("says which script it can't set, and never leaves a box without explanation", async () => {
    const { text } = await readPdf(await toPdf(quoting("ខ្ញុំចាកចេញពីទំព័រ")));
    expect(text).toContain("Some characters (Khmer) can’t be shown in this PDF");
  });
});

test("a Word document has real styles, a table of contents, header and footer, links, and right-to-left text", async () => {
  const bytes = await toDocx(readoutFixture());
  const body = await xmlOf(bytes, /^word\/document\.xml$/);
  for (const style of ["Title", "Heading1", "Heading2", "Heading3", "Quote", "Source"])
    expect(body).toContain(`<w:pStyle w:val="${style}"/>`);
  expect(body).toContain(QUOTE);
  expect(body).toMatch(/TOC \\h \\o/);
  const anchors = [...body.matchAll(/<w:hyperlink [^>]*w:anchor="(\w+)"/g)].map(([, anchor]) => anchor);
  expect(anchors.length).toBeGreaterThan(8);
  for (const anchor of anchors) {
    expect(body).toMatch(new RegExp(`<w:bookmarkStart [^>]*w:name="${anchor}"`));
    expect(body).toContain(`PAGEREF ${anchor} \\h`);
  }
  expect(body, "a field and its instruction stand in runs of their own").toMatch(
    /fldCharType="begin"\/><\/w:r><w:r><w:instrText[^>]*>TOC/,
  );
  expect(body).toContain("<w:tblHeader/>");
  expect(await xmlOf(bytes, /^word\/_rels\/document\.xml\.rels$/)).toContain(
    "https://earshot.example/studies/stu_1/sessions/",
  );
  expect(await xmlOf(bytes, /^word\/header\d\.xml$/)).toContain("Why do trial users leave checkout?");
  expect(await xmlOf(bytes, /^word\/footer\d\.xml$/)).toContain("NUMPAGES");
  const rtl = await xmlOf(await toDocx(scriptsFixture()), /^word\/document\.xml$/);
  expect(rtl).toContain("<w:bidi/>");
  expect(rtl).toContain(SAID.Arabic);
});

test("Markdown treats nothing that was said as markup", async () => {
  const said =
    "# Boss\n- [x](https://evil.example) <img src=x> **loud** `code` https://evil.example\n1. first\n===\n    indented";
  const markdown = toMarkdown(quoting(said));
  const quote = markdown.slice(markdown.indexOf("> “"));
  for (const mark of [
    /^#/m,
    /\]\(https:\/\/evil/,
    /(?<!\\)<img/,
    /(?<!\\)\*\*loud/,
    /(?<!\\)`/,
    /[^\\]:\/\/evil/,
    /^> 1\. /m,
    /^> ===/m,
    /^>\s{5,}/m,
  ])
    expect(quote).not.toMatch(mark);
  expect(quote).toContain("— Ana · Checkout study, participant 3 · [1:15](<https://earshot.example/");
  expect(toMarkdown(readoutFixture())).toContain("**7 of 12 participants, 2 say otherwise.**");
});

test("characters that XML doesn't allow leave every format readable", async () => {
  const document = clean(quoting("Bad \u0000\u0007\ud800 signs & <tags>"));
  expect(await xmlOf(await toPptx(document), SLIDES)).toContain("Bad  signs &amp; &lt;tags&gt;");
  expect(await xmlOf(await toDocx(document), /^word\/document\.xml$/)).toContain("Bad  signs &amp; &lt;tags&gt;");
  expect((await readPdf(await toPdf(document))).text).toContain("signs & <tags>");
});

test("words that were deleted on request are in no format", async () => {
  const document = readoutFixture();
  const quote = quoteFixture("", { state: "withdrawn" });
  document.sections = [
    { kind: "plain", heading: "Said", summary: null, blocks: [{ type: "quote", title: null, quote }] },
  ];
  const remark = "Withdrawn by the participant.";
  expect(toMarkdown(document)).toContain(remark);
  expect((await readPdf(await toPdf(document))).text).toContain(remark);
  expect(await xmlOf(await toDocx(document), /^word\/document\.xml$/)).toContain(remark);
  expect(await xmlOf(await toPptx(document), SLIDES)).toContain(remark);
});
