/** A header and rows of texts; each row has a cell for every column. */
export type Grid = { columns: string[]; rows: string[][] };

const setAt = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((one, place) => (place === at ? value : one));
const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, place) => place !== at);

export const withColumn = (grid: Grid, at: number, name: string): Grid => ({
  ...grid,
  columns: setAt(grid.columns, at, name),
});

export const withCell = (grid: Grid, row: number, at: number, text: string): Grid => ({
  ...grid,
  rows: grid.rows.map((cells, place) => (place === row ? setAt(cells, at, text) : cells)),
});

export const withRow = ({ columns, rows }: Grid): Grid => ({ columns, rows: [...rows, columns.map(() => "")] });
export const withoutRow = ({ columns, rows }: Grid, at: number): Grid => ({ columns, rows: without(rows, at) });

export const withNewColumn = ({ columns, rows }: Grid, name: string): Grid => ({
  columns: [...columns, name],
  rows: rows.map((cells) => [...cells, ""]),
});

export const withoutColumn = ({ columns, rows }: Grid, at: number): Grid => ({
  columns: without(columns, at),
  rows: rows.map((cells) => without(cells, at)),
});

/** Pastes cells from a spreadsheet over the grid, starting at a cell; it grows downward, never sideways. */
export function withPasted(grid: Grid, row: number, at: number, text: string): Grid {
  const pasted = text
    .replace(/(\r\n?|\n)$/, "")
    .split(/\r\n?|\n/)
    .map((line) => line.split("\t"));
  let next = grid;
  while (next.rows.length < row + pasted.length) next = withRow(next);
  for (const [down, cells] of pasted.entries())
    for (const [right, cell] of cells.entries())
      if (at + right < next.columns.length) next = withCell(next, row + down, at + right, cell.trim());
  return next;
}
