/** Of scripts that put spaces between words; in others, letters don't tell where a word ends. */
const LETTER =
  "(?![\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}])[\\p{L}\\p{M}\\p{N}]";
const WORD = new RegExp(`(?:${LETTER})+(?:['’](?:${LETTER})+)*`, "gu");
/** Longer than words are, so that a long line isn't read whole at each movement of the pointer. */
const NEARBY = 60;

/**
 * Where the word begins and ends that a text is cut in, in UTF-16 units; twice the cut if that is between words. A
 * selection whose end slips into a word means the word.
 */
export function wordAround(text: string, cut: number): [from: number, to: number] {
  const start = Math.max(0, cut - NEARBY);
  for (const { 0: word, index } of text.slice(start, cut + NEARBY).matchAll(WORD)) {
    const from = start + index;
    if (from < cut && cut < from + word.length) return [from, from + word.length];
  }
  return [cut, cut];
}
