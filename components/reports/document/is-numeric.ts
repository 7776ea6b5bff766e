/** Whether a table cell is a number, a percentage, or a dash for none. */
export const isNumeric = (cell: string): boolean =>
  /^(?:[-–—]|[-+−]?[$€£]?\d[\d.,\s]*%?|\d+ of \d+)?$/.test(cell.trim());
