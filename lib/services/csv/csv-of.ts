import { type Stringifier, stringify } from "csv-stringify";
import { toCell } from "./formula-safe";

/** A cell with a line feed alone in it is quoted too: the row's own end is a carriage return with a line feed. */
const FORMAT = { bom: true, header: true, record_delimiter: "windows", quoted_match: /[\r\n]/ } as const;

/**
 * Makes a CSV file (RFC 4180, in UTF-8 with a byte order mark) of the rows it is fed; no spreadsheet runs a cell of it.
 */
export const csvOf = (columns: readonly string[]): Stringifier =>
  stringify({ ...FORMAT, columns: [...columns], cast: { string: toCell } });
