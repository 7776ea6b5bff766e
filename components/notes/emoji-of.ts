/** What stands for a note: its first character as a reader counts them, as other programs may have stored a word. */
export function emojiOf({ emoji }: { emoji: string | null }): string | null {
  if (!emoji) return null;
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(emoji);
  return first?.segment ?? null;
}
