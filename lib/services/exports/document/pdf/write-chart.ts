import { rangeOf } from "../chart-range";
import { chartText } from "../chart-text";
import type { ExportChart } from "../export-document";
import { PALETTE, SERIES } from "../palette";
import { short } from "../short";
import { PAGE, type Sheet } from "./sheet";
import { text } from "./write-text";

/** In points: the width of the names, the height of a bar, and the size of letters. */
const LABEL = 190;
const BAR = 13;
const SIZE = 8.5;

/** A chart that is higher may begin at the foot of one page and go on at the top of the next. */
const MOST_TOGETHER = 260;
/** Minimum and maximum room after the bars; figures that need more are put below them. */
const FIGURES = { least: 50, most: 140 };

/** The bars with names and figures, their maximum width, and the height of each row. */
function layout(sheet: Sheet, { categories, series, kind }: ExportChart) {
  const set = (text: string, width: number) => sheet.set([{ text, bold: true }], { width, size: SIZE });
  const texts = categories.map((_, at) => {
    const figures = series.map(({ values }) => sheet.words.figure(values[at] ?? 0));
    return kind === "bar" ? figures : [figures.join(" / ")];
  });
  const widest = Math.max(...texts.flat().map((text) => (set(text, PAGE.content).lines[0]?.width ?? 0) * SIZE));
  const areBelow = kind !== "bar" && widest > FIGURES.most;
  const room = PAGE.content - LABEL - (areBelow ? 0 : Math.max(widest + 8, FIGURES.least));
  const rows = categories.map((name, at) => {
    const label = sheet.set([{ text: short(name, 110), bold: false }], { width: LABEL - 12, size: SIZE });
    const figures = (texts[at] ?? []).map((text) => set(text, areBelow ? room : PAGE.content));
    const below = areBelow ? figures.reduce((sum, one) => sum + sheet.heightOf(one, SIZE), 2) : 0;
    return {
      at,
      label,
      figures,
      height: Math.max(sheet.heightOf(label, SIZE), figures.length * (BAR + 2) + below) + 7,
    };
  });
  return { room, areBelow, rows };
}

type Layout = ReturnType<typeof layout>;

/** How much of a chart must be together on one page. */
export const chartRoom = (sheet: Sheet, given: ExportChart): number => together(layout(sheet, given).rows);
const together = (rows: readonly { height: number }[]): number =>
  Math.min(
    MOST_TOGETHER,
    rows.reduce((sum, { height }) => sum + height, 60),
  );

/**
 * Bars as vectors, with names and figures, tagged as one figure with a text alternative; long charts continue on the
 * next page.
 */
export function chart(sheet: Sheet, given: ExportChart): void {
  const { series, of, title, unit, note } = given;
  const placed = layout(sheet, given);
  sheet.need(together(placed.rows));
  text(sheet, [{ text: title, bold: true }], { size: 10 }, 5);
  const structure = sheet.struct("Figure", { alt: chartText(given, sheet.words) });
  for (const row of placed.rows) {
    sheet.need(row.height);
    structure.add(sheet.tag("Figure", () => drawRow(sheet, given, placed, row)));
    sheet.y += row.height;
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

/** One category: beside its name one bar below the other, or all in one bar to both sides of zero. */
function drawRow(sheet: Sheet, chart: ExportChart, { room, areBelow }: Layout, row: Layout["rows"][number]): void {
  const { label, figures, height } = row;
  const top = sheet.y;
  const { least, most } = rangeOf(chart);
  const scale = room / (most - least || 1);
  const zero = PAGE.left + LABEL - least * scale;
  sheet.lines(label, { size: SIZE, width: LABEL - 12 }, top);
  if (least < 0) sheet.pdf.rect(zero - 0.25, top - 2, 0.5, height - 3).fill(`#${PALETTE.border}`);
  const areApart = chart.kind === "bar";
  let [left, right] = [zero, zero];
  for (const [index, { values }] of chart.series.entries()) {
    const value = values[row.at] ?? 0;
    const y = top + (areApart ? index * (BAR + 2) : 0);
    if (areApart) [left, right] = [zero, zero];
    const width = Math.abs(value) * scale;
    if (value < 0) left -= width;
    sheet.pdf.rect(value < 0 ? left : right, y, width, BAR).fill(`#${SERIES[index % SERIES.length]}`);
    if (value > 0) right += width;
    const figure = figures[index];
    if (areApart && figure) sheet.lines(figure, { size: SIZE, x: right + 5, width: PAGE.content }, y);
  }
  const [all] = figures;
  if (areApart || !all) return;
  const x = areBelow ? PAGE.left + LABEL : right + 5;
  sheet.lines(all, { size: SIZE, x, width: room }, areBelow ? top + BAR + 2 : top);
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
