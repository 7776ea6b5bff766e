/** A word of a line: letters with inner hyphens and apostrophes, or digits; a possessive "'s" isn't part of it. */
export type Word = {
  text: string;
  lower: string;
  start: number;
  end: number;
  isCapital: boolean;
  /** At the start of the line, of a sentence or of a quotation, where every word is capitalized. */
  opens: boolean;
  /** The text between the previous word and this one. */
  gap: string;
};

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|\p{N}+/gu;
const POSSESSIVE = /['’]s$/i;
const OPENS = /[.!?…:;"“„«¿¡([\]]\s*$/u;
/** After these, a period doesn't end the sentence: "Dr. Lopez", "Maria J. Lopez". */
const SHORTENED = /^(?:dr|mr|mrs|ms|prof|st|sr|sra|mme|mlle|m|jr|\p{L})$/iu;

export function wordsOf(line: string): Word[] {
  const words: Word[] = [];
  let last = 0;
  for (const { 0: found, index } of line.matchAll(WORD)) {
    const text = found.replace(POSSESSIVE, "");
    const gap = line.slice(last, index);
    const before = words.at(-1)?.text ?? "";
    const goesOn = gap.startsWith(".") && SHORTENED.test(before);
    const first = text.charAt(0);
    words.push({
      text,
      lower: text.toLowerCase(),
      start: index,
      end: index + text.length,
      gap,
      isCapital: first !== first.toLowerCase(),
      opens: words.length === 0 || (OPENS.test(gap) && !goesOn),
    });
    last = index + found.length;
  }
  return words;
}
