/** What spreadsheets take for the beginning of a formula, also in their wide forms, and apostrophes before it. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A cell that no spreadsheet executes. Cells that already began with apostrophes get one more, so that this can be
 * reversed.
 */
export const toCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that `toCell` made a cell of. */
export const fromCell = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
