import { parse } from "csv-parse/sync";
import { AppError } from "@/lib/core/errors";
import { csvColumns } from "./csv-columns";
import { csvDelimiter } from "./csv-delimiter";
import { readTime } from "./read-time";
import { refuse } from "./refuse";
import type { SegmentCollector } from "./segment-collector";

const MAX_RECORD_BYTES = 1024 ** 2;

/** Rows with a header line; quoting as in RFC 4180, with comma, semicolon, tab or bar as delimiter. */
export function parseCsv(text: string, collector: SegmentCollector): void {
  const delimiter = csvDelimiter(text) ?? ",";
  let columns: ReturnType<typeof csvColumns> = null;
  let isTextLast = false;
  const readRow = (row: string[]) => {
    if (columns === null) {
      columns = csvColumns(row);
      if (columns === null) throw unknownColumns();
      isTextLast = columns.text === row.length - 1;
      return null;
    }
    const cell = (at: number | undefined) => (at === undefined ? "" : (row[at] ?? ""));
    collector.add({
      speaker: cell(columns.speaker) || null,
      startSeconds: readTime(cell(columns.start)),
      endSeconds: readTime(cell(columns.end)),
      text: isTextLast ? lastCell(row, columns.text, delimiter) : cell(columns.text),
    });
    return null;
  };
  try {
    parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD_BYTES,
      on_record: readRow,
    });
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw refuse("damaged", "This CSV file can't be read: a quotation mark is not closed or a row is too long.", cause);
  }
  if (columns === null) throw unknownColumns();
}

/** What comes after the last column was separated from it by an unquoted comma. */
const lastCell = (row: readonly string[], at: number, delimiter: string): string => {
  const cells = row.slice(at);
  while (cells.length > 1 && cells.at(-1)?.trim() === "") cells.pop();
  return cells.join(delimiter);
};

const unknownColumns = () =>
  refuse(
    "csv_columns",
    'This CSV file needs a header row with a "text" column (or "transcript", "content", or "utterance"). It may also have "speaker", "start", and "end".',
  );
