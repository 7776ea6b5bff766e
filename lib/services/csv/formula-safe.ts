/** What spreadsheets take for the beginning of a formula, also in their wide forms, and apostrophes before it. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet runs. An apostrophe more for those that had some, so that it can be taken back. */
export const toCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that `toCell` made a cell of. */
export const fromCell = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
