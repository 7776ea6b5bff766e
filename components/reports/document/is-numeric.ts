/** Whether a cell of a table is a number, a share, or a dash for none. */
export const isNumeric = (cell: string): boolean =>
  /^\s*(?:[-–—]|[-+−]?[$€£]?\d[\d.,\s]*\s*%?|\d+ of \d+)?\s*$/.test(cell);
