import type { Structure } from "pdfkit";
import { columnWidths } from "../column-widths";
import { PALETTE } from "../palette";
import { PAGE, type Sheet } from "./sheet";
import type { Paragraph } from "./typesetter";

/** Padding above and below a cell's words, and beside them unless there are many columns. */
const PAD = 5;
const MOST_LINES = 38;

type Rows = readonly (readonly string[])[];

/** The column layout, and how much of the table must be together on one page: the header and a row. */
function layout(sheet: Sheet, columns: readonly string[], rows: Rows) {
  const size = columns.length <= 5 ? 9 : columns.length <= 9 ? 7.5 : 6;
  const side = columns.length <= 9 ? PAD : 2;
  const widths = columnWidths(columns, rows, {
    total: PAGE.content,
    pad: 2 * side + 1,
    widthOf: (text) => (sheet.set([{ text, bold: true }], { width: 10_000, size }).lines[0]?.width ?? 0) * size,
  });
  const cellsOf = (row: readonly string[], bold: boolean) =>
    columns.map((_, at) => sheet.set([{ text: row[at] ?? "", bold }], { width: (widths[at] ?? 0) - 2 * side, size }));
  const head = cellsOf(columns, true);
  const first = rows[0] ? Math.min(200, heightOf(sheet, cellsOf(rows[0], false), size)) : 0;
  return { size, side, widths, cellsOf, head, room: heightOf(sheet, head, size) + first };
}

export const tableRoom = (sheet: Sheet, columns: readonly string[], rows: Rows): number =>
  layout(sheet, columns, rows).room;

/** A table with its header on every page; a row higher than a page continues in another row. */
export function table(sheet: Sheet, columns: readonly string[], rows: Rows): void {
  const { size, side, widths, cellsOf, head, room } = layout(sheet, columns, rows);
  const structure = sheet.struct("Table");
  const row = (cells: Paragraph[], isHead: boolean, isOdd: boolean): void => {
    const height = heightOf(sheet, cells, size);
    const fill = isHead ? PALETTE.petrol : isOdd ? PALETTE.paper : PALETTE.white;
    sheet.decorate(() => {
      sheet.pdf.rect(PAGE.left, sheet.y, PAGE.content, height).fill(`#${fill}`);
      sheet.pdf.rect(PAGE.left, sheet.y + height - 0.5, PAGE.content, 0.5).fill(`#${PALETTE.border}`);
    });
    const type = isHead ? "TH" : "TD";
    const children: Structure[] = [];
    let x: number = PAGE.left;
    for (const [at, cell] of cells.entries()) {
      const box = {
        x: x + side,
        width: (widths[at] ?? 0) - 2 * side,
        size,
        color: isHead ? PALETTE.white : PALETTE.ink,
      };
      const content = sheet.tag(type, () => sheet.lines(cell, box, sheet.y + PAD));
      children.push(sheet.struct(type, isHead ? { scope: "Column" } : {}, [content]));
      x += widths[at] ?? 0;
    }
    structure.add(sheet.struct("TR", {}, children));
    sheet.y += height;
  };
  const begin = () => row(head, true, false);
  sheet.need(room);
  begin();
  for (const [at, given] of rows.entries()) {
    for (const part of partsOf(cellsOf(given, false))) {
      if (sheet.y + heightOf(sheet, part, size) > PAGE.bottom) {
        sheet.turn();
        begin();
      }
      row(part, false, at % 2 === 1);
    }
  }
  sheet.add(structure);
  sheet.y += 14;
}

const heightOf = (sheet: Sheet, cells: readonly Paragraph[], size: number): number =>
  Math.max(...cells.map((cell) => sheet.heightOf(cell, size))) + 2 * PAD;

function partsOf(cells: Paragraph[]): Paragraph[][] {
  const count = Math.ceil(Math.max(...cells.map(({ lines }) => lines.length)) / MOST_LINES);
  return Array.from({ length: count }, (_, at) =>
    cells.map((cell) => ({ ...cell, lines: cell.lines.slice(at * MOST_LINES, (at + 1) * MOST_LINES) })),
  );
}
