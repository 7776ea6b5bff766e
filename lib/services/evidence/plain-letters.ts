const SPECIAL: Record<string, string> = { ø: "o", æ: "ae", œ: "oe", ß: "ss", đ: "d", ð: "d", ł: "l", þ: "th", ı: "i" };

/** Lower case without accents, so that "Soren" finds "Søren": for matching only, never for showing. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[øæœßđðłþı]/g, (letter) => SPECIAL[letter] ?? letter);
