/** Where the words of a query are in a text, in UTF-16 units, in order and apart; letters match in either case. */
export function wordsIn(text: string, q: string): { start: number; end: number }[] {
  const words = q
    .split(/\s+/)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  if (words.length === 0) return [];
  return [...text.matchAll(new RegExp(words.join("|"), "giu"))].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
}
