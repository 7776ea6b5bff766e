const NUMBERS: ReadonlySet<string> = new Set(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions dozen dozens half
quarter once twice`.split(/\s+/),
);

/** Whether a word is a number, "forty-five" too: it counts something and names nothing. */
export const isNumber = (word: string): boolean => word.split("-").every((part) => NUMBERS.has(part));
