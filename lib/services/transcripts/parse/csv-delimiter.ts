import { csvColumns } from "./csv-columns";

const DELIMITERS = [",", ";", "\t", "|"];

const headerOf = (text: string): string => text.slice(0, 2_000).split(/\r\n|\n|\r/, 1)[0] ?? "";

/** The delimiter that the first line has most of: a comma if it has none. */
export function likelyDelimiter(text: string): string {
  const header = headerOf(text);
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

/** The delimiter under which the first line is a header with a words column, or null. */
export function csvDelimiter(text: string): string | null {
  const header = headerOf(text);
  const isHeader = (delimiter: string) => csvColumns(header.split(delimiter).map((name) => name.trim())) !== null;
  return DELIMITERS.find((delimiter) => header.includes(delimiter) && isHeader(delimiter)) ?? null;
}
