import { csvColumns } from "./csv-columns";

const DELIMITERS = [",", ";", "\t", "|"];

/** The delimiter under which the first line is a header with a words column, or null. */
export function csvDelimiter(text: string): string | null {
  const header = text.slice(0, 2_000).split(/\r\n|\n|\r/, 1)[0] ?? "";
  const isHeader = (delimiter: string) => csvColumns(header.split(delimiter).map((name) => name.trim())) !== null;
  return DELIMITERS.find((delimiter) => header.includes(delimiter) && isHeader(delimiter)) ?? null;
}
