/** Rows grouped by line. */
export function byLine<T extends { index: number }>(rows: readonly T[]): Map<number, T[]> {
  const lines = new Map<number, T[]>();
  for (const row of rows) {
    const line = lines.get(row.index);
    if (line) line.push(row);
    else lines.set(row.index, [row]);
  }
  return lines;
}
