import { chartText } from "../chart-text";
import type { ExportChart } from "../export-document";
import { PALETTE, SERIES } from "../palette";
import { short } from "../short";
import { PAGE, type Sheet } from "./sheet";
import { text } from "./write-text";

const LABEL = 190;
const BAR = 13;
const SIZE = 8.5;

const MOST_TOGETHER = 260;

/** The bars with their names, and what each takes. */
function rowsOf(sheet: Sheet, { categories, series, kind }: ExportChart) {
  const bars = kind === "bar" ? series.length : 1;
  return categories.map((name, at) => {
    const label = sheet.set([{ text: short(name, 110), bold: false }], { width: LABEL - 12, size: SIZE });
    return { at, label, height: Math.max(sheet.heightOf(label, SIZE), bars * (BAR + 2)) + 7 };
  });
}

/** How much of a chart stands on one page at least. */
export const chartRoom = (sheet: Sheet, given: ExportChart): number =>
  Math.min(
    MOST_TOGETHER,
    rowsOf(sheet, given).reduce((sum, { height }) => sum + height, 60),
  );

/** Bars as vectors, with names and figures, tagged as one figure that is told in words; long ones go on overleaf. */
export function chart(sheet: Sheet, given: ExportChart): void {
  const { categories, series, kind, of, title, unit, note } = given;
  const valuesOf = (at: number) => series.map(({ values }) => Math.max(0, values[at] ?? 0));
  const sums = categories.map((_, at) =>
    kind === "bar" ? Math.max(...valuesOf(at)) : valuesOf(at).reduce((a, b) => a + b, 0),
  );
  const most = Math.max(of ?? 0, ...sums) || 1;
  const room = PAGE.content - LABEL - 50;
  const rows = rowsOf(sheet, given);
  sheet.need(chartRoom(sheet, given));
  text(sheet, [{ text: title, bold: true }], { size: 10 }, 5);
  const structure = sheet.struct("Figure", { alt: chartText(given, sheet.words) });
  const figure = (value: number) =>
    sheet.set([{ text: sheet.words.figure(value), bold: true }], { width: 60, size: SIZE });
  for (const { at, label, height } of rows) {
    sheet.need(height);
    const top = sheet.y;
    structure.add(
      sheet.tag("Figure", () => {
        sheet.lines(label, { size: SIZE, width: LABEL - 12 }, top);
        let x: number = PAGE.left + LABEL;
        for (const [index, value] of valuesOf(at).entries()) {
          const y = top + (kind === "bar" ? index * (BAR + 2) : 0);
          if (kind === "bar") x = PAGE.left + LABEL;
          const width = (value / most) * room;
          sheet.pdf.rect(x, y, width, BAR).fill(`#${SERIES[index % SERIES.length]}`);
          if (kind === "bar")
            sheet.lines(figure(series[index]?.values[at] ?? 0), { size: SIZE, x: x + width + 5, width: 60 }, y);
          x += width;
        }
        const all = series.map(({ values }) => sheet.words.figure(values[at] ?? 0)).join(" / ");
        if (kind !== "bar")
          sheet.lines(
            sheet.set([{ text: all, bold: true }], { width: 60, size: SIZE }),
            { size: SIZE, x: x + 5, width: 60 },
            top,
          );
      }),
    );
    sheet.y += height;
  }
  sheet.add(structure);
  if (series.length > 1) legend(sheet, given);
  text(
    sheet,
    [note, sheet.words.charts.scale(unit, of)].filter(Boolean).join(" "),
    { size: SIZE, color: PALETTE.grey },
    10,
  );
}

function legend(sheet: Sheet, { series }: ExportChart): void {
  sheet.need(16);
  let x: number = PAGE.left;
  for (const [at, { name }] of series.entries()) {
    const label = sheet.set([{ text: short(name, 40), bold: false }], { width: 200, size: SIZE });
    const width = (label.lines[0]?.width ?? 0) * SIZE + 28;
    if (x + width > PAGE.left + PAGE.content) {
      x = PAGE.left;
      sheet.y += 14;
      sheet.need(16);
    }
    sheet.decorate(() => {
      sheet.pdf.rect(x, sheet.y + 2, 8, 8).fill(`#${SERIES[at % SERIES.length]}`);
      sheet.lines(label, { size: SIZE, x: x + 12, width: 200 }, sheet.y);
    });
    x += width;
  }
  sheet.y += 16;
}
