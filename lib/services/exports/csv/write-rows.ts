import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { csvOf } from "@/lib/services/csv/csv-of";
import type { Words } from "../words/english";
import { cellsOf, type EvidenceRow } from "./evidence-row";

/** A file's columns, and a row's cells in their order; `row` counts from 1. */
export type Layout<R> = { columns: readonly string[]; cellsOf: (given: R, row: number, of: number) => string[] };

/** The layout of a readout's quotes. */
export const quoteLayout = (words: Words): Layout<EvidenceRow> => ({
  columns: words.rows.columns,
  cellsOf: (given, row, of) => cellsOf(given, row, of, words),
});

/** Writes a CSV file of exactly that many rows into the folder, row by row. Throws if there are more or fewer. */
export async function writeRows<R>(
  folder: string,
  count: number,
  rows: AsyncIterable<R> | R[],
  layout: Layout<R>,
): Promise<string> {
  const path = join(folder, "evidence.csv");
  async function* cells() {
    let at = 0;
    for await (const row of rows) yield layout.cellsOf(row, ++at, count);
    if (at !== count) throw new Error(`${at} rows of ${count} were read`);
  }
  await pipeline(Readable.from(cells()), csvOf(layout.columns), createWriteStream(path));
  return path;
}
