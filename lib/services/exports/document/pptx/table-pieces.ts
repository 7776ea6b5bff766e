import type Pptxgen from "pptxgenjs";
import { columnWidths } from "../column-widths";
import { isRightToLeft, languageOf } from "../direction-of";
import type { ExportTable } from "../export-document";
import { PALETTE } from "../palette";
import type { Deck, Piece } from "./deck";
import { FACE } from "./slide-size";
import { chunks } from "./text-pieces";

const PAD = 0.09;
const MOST_LINES = 14;

/** A native table, on as many slides as needed, each with the header. */
export function tablePieces(
  deck: Deck,
  { columns, rows }: Omit<ExportTable, "type" | "title">,
  width: number,
  room: number,
): Piece[] {
  const size = columns.length <= 5 ? 12 : columns.length <= 9 ? 10 : 8;
  const widths = columnWidths(columns, rows, {
    total: width,
    pad: 3 * PAD,
    // Slightly wider than lines are measured, so that what barely fits isn't broken.
    widthOf: (text) => (deck.measure(text, true) * 1.05 * size) / 72,
  });
  const wrapped = (row: readonly string[], bold = false) =>
    columns.map((_, at) => deck.lines(row[at] ?? "", size, (widths[at] ?? 1) - 2 * PAD, bold));
  const head = wrapped(columns, true);
  const heightOf = (cells: Row) => deck.height(Math.max(...cells.map((lines) => lines.length)), size) + 2 * PAD;
  const body = rows.flatMap((row) => divided(wrapped(row)));
  return inPages(body, room - heightOf(head), heightOf).map((page, at) => {
    const all = [head, ...page];
    const heights = all.map(heightOf);
    return {
      height: heights.reduce((sum, one) => sum + one, 0),
      ...(at > 0 && { breaks: true as const }),
      draw: (slide, x, y) => {
        const cells = all.map((row, index) =>
          row.map((lines) =>
            cell(lines.join("").trim(), deck.words.locale, { isHead: index === 0, isEven: index % 2 === 0 }),
          ),
        );
        slide.addTable(cells, {
          x,
          y,
          w: width,
          colW: widths,
          rowH: heights,
          fontSize: size,
          fontFace: FACE,
          margin: PAD * 0.6,
        });
      },
    };
  });
}

/** The cells of a row, each in lines. */
type Row = readonly (readonly string[])[];

/** A row higher than a slide continues in another row. */
function divided(cells: Row): Row[] {
  const parts = Math.ceil(Math.max(...cells.map((lines) => lines.length)) / MOST_LINES);
  return Array.from({ length: parts }, (_, at) => cells.map((lines) => chunks(lines, MOST_LINES)[at] ?? []));
}

/** Rows by slide, each with at least one. */
function inPages(rows: readonly Row[], room: number, heightOf: (row: Row) => number): Row[][] {
  const pages: Row[][] = [[]];
  let left = room;
  for (const row of rows) {
    const height = heightOf(row);
    if (height > left && (pages.at(-1)?.length ?? 0) > 0) {
      pages.push([]);
      left = room;
    }
    pages.at(-1)?.push(row);
    left -= height;
  }
  return pages;
}

function cell(
  text: string,
  locale: string,
  { isHead, isEven }: { isHead: boolean; isEven: boolean },
): Pptxgen.TableCell {
  const side = isRightToLeft(text) ? { align: "right" as const, rtlMode: true } : { align: "left" as const };
  const line = { type: "solid" as const, pt: 0.75, color: PALETTE.border };
  return {
    text,
    options: {
      ...side,
      bold: isHead,
      valign: "top",
      lang: languageOf(text, locale),
      color: isHead ? PALETTE.white : PALETTE.ink,
      fill: { color: isHead ? PALETTE.petrol : isEven ? PALETTE.paper : PALETTE.white },
      border: [line, { type: "none" }, line, { type: "none" }],
    },
  };
}
