import {
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { Words } from "@/lib/services/exports/words/english";
import { columnWidths } from "../column-widths";
import { isRightToLeft } from "../direction-of";
import type { ExportChart } from "../export-document";
import type { Measure } from "../fonts/measure";
import { PALETTE, SERIES } from "../palette";
import { plain } from "./paragraphs";

/** Twentieths of a point between the margins of an A4 page. */
const WIDTH = 9638;

const NONE = { style: BorderStyle.NONE, size: 0, color: "auto" };
const LINE = { style: BorderStyle.SINGLE, size: 4, color: PALETTE.border };
const BORDERS = { top: LINE, bottom: LINE, left: NONE, right: NONE, insideHorizontal: LINE, insideVertical: NONE };

/** The more columns, the smaller the type; the sizes in points are those of the styles. */
const LARGE = { style: "Cell", size: 10, side: 110 };
const MIDDLE = { style: "CellMiddle", size: 8.5, side: 90 };
const SMALL = { style: "CellSmall", size: 7, side: 45 };

/** A table with its header on every page, and rows that aren't split between pages. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[], measure: Measure): Table {
  const { style, size, side } = columns.length <= 5 ? LARGE : columns.length <= 9 ? MIDDLE : SMALL;
  const widths = columnWidths(columns, rows, {
    total: WIDTH,
    pad: 2 * side + 20,
    widthOf: (text) => measure(text, true) * size * 20,
  }).map(Math.floor);
  const row = (cells: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: cells.every((text) => text.length < 1500),
      children: columns.map(
        (_, at) =>
          new TableCell({
            width: { size: widths[at] ?? 0, type: WidthType.DXA },
            ...(isHead && { shading: { type: ShadingType.CLEAR, fill: PALETTE.petrol, color: "auto" } }),
            children: [isHead ? head(cells[at] ?? "", style) : plain(cells[at] ?? "", { style })],
          }),
      ),
    });
  return new Table({ ...base(widths, side), rows: [row(columns, true), ...rows.map((cells) => row(cells, false))] });
}

const base = (columnWidths: number[], side: number) => ({
  width: { size: WIDTH, type: WidthType.DXA },
  layout: TableLayoutType.FIXED,
  columnWidths,
  borders: BORDERS,
  margins: { top: 50, bottom: 50, left: side, right: side },
});

const head = (text: string, style: string): Paragraph =>
  new Paragraph({
    style,
    keepNext: true,
    bidirectional: isRightToLeft(text),
    children: [new TextRun({ text, bold: true, color: PALETTE.white })],
  });

/** Few enough that a bar stays on one line in any font that has the block character. */
const BLOCKS = 22;
/** Bars of a chart that are kept on one page. */
const MOST_TOGETHER = 12;

const FULL = "█";
/** For negative values, since all bars start on the left. */
const HATCHED = "▒";

/** A chart that any program displays and anyone can edit: names, bars of block characters, and the figures. */
export function chartTable(chart: ExportChart, { figure }: Words): Table {
  const { categories, series } = chart;
  const parts = categories.map((_, at) => series.map(({ values }) => values[at] ?? 0));
  const lengths = parts.map((values) => values.map(Math.abs));
  const most = Math.max(
    chart.of ?? 0,
    ...lengths.map((values) => (chart.kind === "bar" ? Math.max(...values) : values.reduce((a, b) => a + b, 0))),
  );
  const widths = [3700, 4238, 1700];
  const cell = (children: Paragraph[], at: number) =>
    new TableCell({ width: { size: widths[at] ?? 0, type: WidthType.DXA }, children });
  const bar = (values: number[]) =>
    values.flatMap((value, at) => {
      const count = value === 0 ? 0 : Math.max(1, Math.round((Math.abs(value) / most) * BLOCKS));
      const text = (value < 0 ? HATCHED : FULL).repeat(count);
      return [
        new TextRun({
          text,
          color: SERIES[at % SERIES.length],
          size: 18,
          ...(chart.kind === "bar" && at > 0 && { break: 1 }),
        }),
      ];
    });
  const stays = (at: number) => ({
    style: "Cell",
    keepNext: categories.length <= MOST_TOGETHER && at < categories.length,
  });
  const rows = categories.map((name, at) => {
    const figures = series.map(({ values }) => figure(values[at] ?? 0)).join(" / ");
    const cells = [
      plain(name, stays(at + 1)),
      new Paragraph({ ...stays(at + 1), children: bar(parts[at] ?? []) }),
      plain(figures, stays(at + 1)),
    ];
    return new TableRow({ cantSplit: true, children: cells.map((one, index) => cell([one], index)) });
  });
  const legend = series.flatMap(({ name }, at) => [
    new TextRun({ text: `${FULL}\u00a0`, color: SERIES[at % SERIES.length], size: 18 }),
    new TextRun({ text: `${name}   `, size: 18 }),
  ]);
  const top = [
    plain("", stays(0)),
    new Paragraph({ ...stays(0), children: series.length > 1 ? legend : [] }),
    new Paragraph({ ...stays(0), children: [new TextRun({ text: chart.unit, bold: true })] }),
  ];
  const headRow = new TableRow({ tableHeader: true, children: top.map((one, index) => cell([one], index)) });
  return new Table({ ...base(widths, LARGE.side), rows: [headRow, ...rows] });
}
