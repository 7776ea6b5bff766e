const SPECIAL: Record<string, string> = { ø: "o", æ: "ae", œ: "oe", ß: "ss", đ: "d", ð: "d", ł: "l", þ: "th", ı: "i" };

/** Lower case without accents, so that "Soren" finds "Søren"; for matching only, never for display. */
export function plainLetters(text: string): string {
  const lower = text.toLowerCase();
  // Most words: the rest would change nothing, and takes ten times as long.
  if (!/\P{ASCII}/u.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[øæœßđðłþı]/g, (letter) => SPECIAL[letter] ?? letter);
}

const SIGNS: Record<string, string> = {
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "–": "-",
  "—": "-",
  "\u00a0": " ",
};

/** The same without changing positions: a letter that would become two ("ß") stays. For locating matches. */
export const plainInPlace = (text: string): string =>
  text
    .replace(/\P{ASCII}/gu, (letter) => {
      const plain = SIGNS[letter] ?? plainLetters(letter);
      return plain.length === letter.length ? plain : letter;
    })
    .toLowerCase();

/** Whether a name contains what someone typed to find it: "cote" fits "Côte d’Ivoire", and an empty text fits all. */
export const fits = (name: string, typed: string): boolean => plainLetters(name).includes(plainLetters(typed.trim()));
