import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import { COLUMNS, cellsOf, type EvidenceRow } from "./evidence-row";

/** A cell with a line feed alone in it is quoted too: the row's own end is a carriage return with a line feed. */
const FORMAT = { bom: true, header: true, record_delimiter: "windows", quoted_match: /[\r\n]/ } as const;

/** Writes a CSV file (RFC 4180) of that many rows into the folder, row by row. Throws when there are more or fewer. */
export async function writeRows(
  folder: string,
  count: number,
  rows: AsyncIterable<EvidenceRow> | EvidenceRow[],
): Promise<string> {
  const path = join(folder, "evidence.csv");
  async function* cells() {
    let at = 0;
    for await (const row of rows) yield cellsOf(row, ++at, count);
    if (at !== count) throw new Error(`${at} rows of ${count} were read`);
  }
  await pipeline(Readable.from(cells()), stringify({ ...FORMAT, columns: [...COLUMNS] }), createWriteStream(path));
  return path;
}
