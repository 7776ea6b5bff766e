export type Stretch<T> = { start: number; end: number; value: T };
export type Piece<T> = { start: number; text: string; values: T[] };

/** Splits a text wherever a range starts or ends; each piece says which ranges cover it, in their given order. */
export function pieces<T>(text: string, stretches: Stretch<T>[]): Piece<T>[] {
  const inside = stretches
    .map(({ start, end, value }) => ({ start: Math.max(0, start), end: Math.min(text.length, end), value }))
    .filter(({ start, end }) => start < end);
  const edges = new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])]);
  const cuts = [...edges].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, at) => {
    const end = cuts[at + 1] ?? text.length;
    const values = inside.filter((one) => one.start <= start && one.end >= end).map(({ value }) => value);
    return { start, text: text.slice(start, end), values };
  });
}
