import { getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import type { ExportBlock, ExportDocument, ExportSection } from "@/lib/services/exports/document/export-document";
import { toPdf } from "@/lib/services/exports/document/pdf/to-pdf";
import { quoteFixture, readoutFixture, SAID } from "@/tests/support/data/export-documents";
import { readPdf } from "@/tests/support/read/read-documents";

const section = (heading: string, blocks: ExportBlock[]): ExportSection => ({
  kind: "plain",
  heading,
  summary: null,
  blocks,
});
const holding = (...blocks: ExportBlock[]): ExportDocument => ({
  ...readoutFixture(),
  sections: [section("Held", blocks)],
});
const chart = (values: number[][], kind: "bar" | "stacked-bar" = "bar"): ExportBlock => ({
  type: "chart",
  kind,
  title: "Bars",
  unit: "people",
  of: null,
  note: null,
  categories: (values[0] ?? []).map((_, at) => `Category ${at + 1}`),
  series: values.map((one, at) => ({ name: `Answer ${at + 1}`, values: one })),
});

/** The words of the page after the cover, each with its horizontal range and its height. */
async function placesOf(document: ExportDocument) {
  const pdf = await getDocumentProxy(new Uint8Array(await toPdf(document)));
  const { items } = await (await pdf.getPage(2)).getTextContent();
  return items.flatMap((item) =>
    "str" in item && item.str.trim() !== ""
      ? [{ text: item.str, left: item.transform[4], right: item.transform[4] + item.width, y: item.transform[5] }]
      : [],
  );
}
const MARGIN = 595.28 - 62;

describe("a PDF", () => {
  test("sets letters whose marks the font can't place, such as those of the Quran", async () => {
    const said = "\u0642\u0627\u0644 \u0635\u0644\u0649\u06d6 \u0645\u062d\u0645\u062f\u0610\u0615 \u0620\u0615";
    const marked: ExportBlock = { type: "text", text: said };
    const { text } = await readPdf(await toPdf(holding(marked, { type: "text", text: "What follows" })));
    expect(text).toContain("What follows");
  });

  test("sets figures of charts on one line within the page, however large or many they are", async () => {
    const stacked = chart(
      Array.from({ length: 14 }, (_, at) => [1000 + at, 2000 + at]),
      "stacked-bar",
    );
    const places = await placesOf(holding(chart([[1_234_567_890_123, 98_765, 1 / 3]]), stacked));
    const words = places.map(({ text }) => text).join(" ");
    for (const figure of ["1,234,567,890,123", "98,765", "0.3333"]) expect(words).toContain(figure);
    for (const { text, right } of places) expect(right, text).toBeLessThan(MARGIN + 1);
  });

  test.each([24, 26, 28, 30, 31, 32])("never ends a page with the name of a table, %i lines down", async (count) => {
    const lines = Array<ExportBlock>(count).fill({ type: "text", text: "A line of what was written before." });
    const cells = ["What people said of it, on two lines\n\n\nand more", "Their number"];
    const table: ExportBlock = { type: "table", title: "Named", columns: ["What", "Of"], rows: [cells] };
    const heading: ExportBlock = { type: "heading", level: 2, text: "Above the table" };
    const { textOfPages } = await readPdf(await toPdf(holding(...lines, heading, table)));
    expect(textOfPages.find((text) => text.includes("Above the table"))).toMatch(/Above the table.*Named.*and more/);
  });

  test.each([20, 22, 24, 26, 28])(
    "never ends a page with a claim whose quotes follow, %i lines down",
    async (count) => {
      const lines = Array<ExportBlock>(count).fill({ type: "text", text: "A line of what was written before." });
      const claim = readoutFixture().sections[1]?.blocks.find(({ type }) => type === "claim");
      if (claim?.type !== "claim") throw new Error("There is a claim.");
      const quote = quoteFixture("What they said first.\nAnd on a line below.\nAnd another.");
      const given = { ...claim, evidence: [{ stance: "support" as const, quote }] };
      const { textOfPages } = await readPdf(await toPdf(holding(...lines, given)));
      expect(textOfPages.find((text) => text.includes(claim.text))).toContain("What they said first.");
    },
  );

  test("sets the source of a right-to-left quote below its words, name first, and likewise list items", async () => {
    const quote = quoteFixture(SAID.Hebrew ?? "", { speaker: "דנה", sourceName: "ראיון" });
    const places = await placesOf(
      holding({ type: "quote", title: null, quote }, { type: "list", items: [SAID.Hebrew ?? ""] }),
    );
    const of = (text: RegExp) => places.filter((place) => text.test(place.text));
    const [time] = of(/1:15/);
    const speaker = of(/דנה|הנד/).at(-1);
    expect(speaker?.right ?? 0).toBeGreaterThan(MARGIN - 25);
    expect(time?.right ?? 0).toBeLessThanOrEqual((speaker?.left ?? 0) + 5);
    expect(of(/•/)[0]?.left ?? 0).toBeGreaterThan(MARGIN - 20);
  });

  test.each([
    ["ltr", "It was too dear.", "ليلى", "Interview 3"],
    ["rtl", SAID.Hebrew ?? "", "Layla", "שיחה 3"],
  ])(
    "keeps the order of a source's names where one runs against the line (%s)",
    async (way, text, speaker, sourceName) => {
      const quote = quoteFixture(text, { speaker, sourceName });
      const places = await placesOf(holding({ type: "quote", title: null, quote }));
      const at = (word: RegExp) => places.find((place) => word.test(place.text))?.left ?? Number.NaN;
      const order = [at(/ليلى|ىليل|Layla/), at(/Interview|שיחה|החיש/), at(/1:15/)];
      expect(order).toEqual([...order].sort((a, b) => (way === "ltr" ? a - b : b - a)));
    },
  );

  test("has a header of one line on every page, in whatever script", async () => {
    const document = {
      ...holding({ type: "text", text: "Words." }),
      title: "我离开了结账页面，因为运费出现得太晚了。".repeat(6),
    };
    const heads = (await placesOf(document)).filter(({ text }) => /\p{Script=Han}/u.test(text));
    expect(new Set(heads.map(({ y }) => y)).size).toBe(1);
  });

  test("never fills a page with only a link, however long the cover is", async () => {
    for (let count = 10; count < 17; count++) {
      const document = {
        ...readoutFixture(),
        summary: Array<string>(count).fill("What it says in short.").join("\n\n"),
      };
      const { textOfPages } = await readPdf(await toPdf(document));
      for (const text of textOfPages) expect(text.length).toBeGreaterThan(90);
    }
  }, 60_000);
});
