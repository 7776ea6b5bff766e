/** Whether a table cell is a number, a percentage, or a dash for none. */
export const isNumeric = (cell: string): boolean =>
  /^\s*(?:[-–—]|[-+−]?[$€£]?\d[\d.,\s]*\s*%?|\d+ of \d+)?\s*$/.test(cell);
