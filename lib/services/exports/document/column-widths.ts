import { piecesOf } from "./fonts/wrap";

/** The unit of width: `widthOf` in bold, `pad` for both sides of a cell, `total` for all columns. */
type Ruler = { total: number; pad: number; widthOf(text: string): number };
type Wish = { least: number; wish: number };

/** As wide as the words need, and never so narrow that a word is cut while there is room elsewhere. */
export function columnWidths(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  { total, pad, widthOf }: Ruler,
): number[] {
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(widthOf));
  const wishes = columns.map((name, at): Wish => {
    const texts = [name, ...rows.slice(0, 100).map((row) => (row[at] ?? "").slice(0, 400))];
    const lines = texts.flatMap((text) => text.split("\n"));
    return {
      least: Math.min(widest(texts.map(longestWord)), total * 0.3) + pad,
      wish: Math.min(widest(lines), total * 0.6) + pad,
    };
  });
  return shared(wishes, total);
}

/**
 * If the preferred widths are too much together, narrow columns keep theirs and wide ones share what is left; if even
 * the words are too much, all shrink alike.
 */
function shared(wishes: readonly Wish[], total: number): number[] {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const scaled = (values: readonly number[]) => values.map((value) => (value * total) / sum(values));
  const within = (most: number) => wishes.map(({ least, wish }) => Math.max(least, Math.min(wish, most)));
  if (sum(within(total)) <= total) return scaled(within(total));
  let [low, high] = [0, total];
  for (let step = 0; step < 40; step++) {
    const most = (low + high) / 2;
    if (sum(within(most)) > total) high = most;
    else low = most;
  }
  return scaled(within(low));
}

const longestWord = (text: string): string =>
  piecesOf(text).reduce((longest, piece) => (piece.length > longest.length ? piece : longest), "");
