import { describe, expect, test } from "vitest";
import type { ExportBlock, ExportChart, ExportDocument } from "@/lib/services/exports/document/export-document";
import { toPptx } from "@/lib/services/exports/document/pptx/to-pptx";
import { readZipParts } from "@/lib/services/transcripts/parse/read-zip-parts";
import { quoteFixture, readoutFixture, SAID } from "@/tests/support/data/export-documents";
import { xmlOf } from "@/tests/support/read/read-documents";

const CHARTS = /^ppt\/charts\/chart\d+\.xml$/;
const SLIDES = /^ppt\/slides\/slide\d+\.xml$/;
const holding = (blocks: ExportBlock[], more: Partial<ExportDocument> = {}): ExportDocument => ({
  ...readoutFixture(),
  sections: [{ kind: "plain", heading: "Held", summary: null, blocks }],
  ...more,
});
const bars = (values: number[], more: Partial<ExportChart> = {}): ExportChart => ({
  type: "chart",
  kind: "bar",
  title: "Bars",
  unit: "people",
  of: null,
  note: null,
  categories: values.map((_, at) => `Category ${at + 1}`),
  series: [{ name: "People", values }],
  ...more,
});
/** The contrast of a color with white (WCAG 2.2, 1.4.3). */
const onWhite = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
};
const formatOf = async (values: number[], more: Partial<ExportChart> = {}) =>
  /<c:dLbls>\s*<c:numFmt formatCode="([^"]*)"/.exec(
    await xmlOf(await toPptx(holding([bars(values, more)])), CHARTS),
  )?.[1];

describe("a chart on a slide", () => {
  test("writes whole numbers without a decimal point, fractions with as many digits as needed, and nothing as 0", async () => {
    expect(await formatOf([7, 0, 12_000])).toBe("#,##0;-#,##0;0;");
    expect(await formatOf([0.5, -3])).toBe("#,##0.0;-#,##0.0;0;");
    expect(await formatOf([1 / 3, 12])).toBe("#,##0.000;-#,##0.000;0;");
    expect(await formatOf([7, 0], { kind: "stacked-bar" }), "no part, no figure").toBe("#,##0;-#,##0;;");
  });

  test("has figures within its bars that are readable on every color", async () => {
    const series = Array.from({ length: 8 }, (_, at) => ({ name: `Answer ${at + 1}`, values: [3, 4] }));
    const chart = await xmlOf(await toPptx(holding([bars([3, 4], { kind: "stacked-bar", series })])), CHARTS);
    const fills = [...chart.matchAll(/<c:ser>[\s\S]*?<c:spPr>[\s\S]*?<a:srgbClr val="(\w{6})"/g)].map(
      ([, color]) => color,
    );
    expect(new Set(fills).size).toBe(8);
    for (const color of fills) expect(onWhite(color ?? ""), color).toBeGreaterThan(4.5);
  });

  test("has its rows in order from the top, with names next to the bars, which go to the left if needed", async () => {
    const chart = await xmlOf(await toPptx(holding([bars([-40, 12, 55])])), CHARTS);
    expect(chart).toContain('<c:orientation val="maxMin"/>');
    expect(chart).toMatch(/<c:catAx>[\s\S]*tickLblPos val="low"[\s\S]*<\/c:catAx>/);
    const names = [...chart.matchAll(/<c:v>(Category \d)<\/c:v>/g)].map(([, name]) => name).slice(0, 3);
    expect(names).toEqual(["Category 1", "Category 2", "Category 3"]);
    expect(chart).toMatch(/<c:min val="-43/);
  });

  test.each([6, 8, 10, 12])(
    "that continues on the next slide keeps its scale, and its title stays with it, %i lines down",
    async (count) => {
      const values = Array.from({ length: 15 }, (_, at) => 15 - at);
      const text: ExportBlock = { type: "text", text: Array<string>(count).fill("A line before.").join("\n") };
      const parts = await readZipParts(
        await toPptx(holding([text, bars(values)])),
        /^ppt\/(charts|slides)\//,
        50_000_000,
      );
      const xml = [...parts].map(([name, bytes]) => ({ name, text: String(bytes) }));
      const scales = xml
        .filter(({ name }) => CHARTS.test(name))
        .map((one) => /<c:max val="([^"]*)"/.exec(one.text)?.[1]);
      expect(scales).toHaveLength(2);
      for (const scale of scales) expect(Number(scale)).toBeCloseTo(16.2);
      const titled = xml.filter(({ name, text: said }) => SLIDES.test(name) && /<a:t>Bars \(/.test(said));
      expect(titled).toHaveLength(2);
      for (const slide of titled) expect(slide.text).toContain("<p:graphicFrame");
    },
  );
});

test("lines of a cell and of a quote that continue on the next slide stay separate", async () => {
  const said = Array.from({ length: 60 }, (_, at) => `Line ${at + 1}.`).join("\n");
  const slides = await xmlOf(
    await toPptx(
      holding([
        { type: "table", title: null, columns: ["What"], rows: [["first line\nsecond line"]] },
        { type: "quote", title: null, quote: quoteFixture(said) },
      ]),
    ),
    SLIDES,
  );
  expect(slides).toContain("Line 60.");
  expect(slides).not.toContain("first linesecond");
  expect(slides).not.toMatch(/Line 1\.Line 2\./);
});

test("everything written right to left starts on the right: titles, paragraphs of several runs, sources, and quote bars", async () => {
  const arabic = SAID.Arabic ?? "";
  const quote = quoteFixture(arabic, { speaker: "سارة", sourceName: "المقابلة" });
  const document = holding([
    { type: "text", text: `${arabic} **${arabic}**` },
    { type: "quote", title: null, quote },
  ]);
  document.title = arabic;
  const shapes = (await xmlOf(await toPptx(document), SLIDES)).split("<p:sp>");
  const arabicShapes = shapes.filter((shape) => /\p{Script=Arabic}/u.test(shape));
  expect(arabicShapes.length).toBe(4);
  for (const shape of arabicShapes) expect(shape).toMatch(/<a:pPr +rtl="1"/);
  const xOf = (shape: string | undefined) => Number(/<a:off x="(\d+)"/.exec(shape ?? "")?.[1]);
  const said = shapes.findIndex((shape) => shape.includes(`“${arabic}”`));
  expect(xOf(shapes[said - 1]), "the bar stands at the right").toBeGreaterThan(xOf(shapes[said]));
});

test("a slide's footer is one line, in whatever script", async () => {
  const layouts = await xmlOf(
    await toPptx(holding([], { title: "我离开了结账页面，因为运费出现得太晚了。".repeat(8) })),
    /^ppt\/slideLayouts\/slideLayout\d+\.xml$/,
  );
  const foot = /<a:t>(Northwind Research · [^<]*)<\/a:t>/.exec(layouts)?.[1] ?? "";
  expect(foot).toMatch(/…$/);
  // Nine points high, as wide as high, in ten and a half inches.
  expect(foot.length - "Northwind Research · ".length).toBeLessThan(80);
});
