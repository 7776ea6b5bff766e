import { wordsOf } from "@/lib/services/analysis/words/words-of";

/** Numbers in single words, in plain letters, from nought. */
const NUMBERS = new Map(
  [
    "nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
    "null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
  ].flatMap((list) => list.split(" ").map((word, value) => [word, value] as const)),
);
for (const tens of [
  "thirty forty fifty sixty seventy eighty ninety hundred",
  "dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert",
])
  for (const [at, word] of tens.split(" ").entries()) NUMBERS.set(word, (at + 3) * 10);

/** The first number in a text, in digits or in a single word: of "twenty-nine", 20. */
export function numberIn(text: string): number | null {
  for (const word of wordsOf(text)) {
    if (/^\d+$/.test(word)) return Number(word);
    const known = NUMBERS.get(word);
    if (known !== undefined) return known;
  }
  return null;
}
