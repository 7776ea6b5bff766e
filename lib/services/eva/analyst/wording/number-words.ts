const ENGLISH = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const GERMAN = "null eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");

/** A count as a sentence has it: small ones as words, of people in German. */
export const numberInEnglish = (count: number): string => ENGLISH[count] ?? String(count);
export const numberInGerman = (count: number): string => GERMAN[count] ?? String(count);
