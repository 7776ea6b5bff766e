/** A note's emoji: only the first visible character, since other programs may have stored a word. */
export function emojiOf({ emoji }: { emoji: string | null }): string | null {
  if (!emoji) return null;
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(emoji);
  return first?.segment ?? null;
}
