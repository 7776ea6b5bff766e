import type { Finding } from "./finding";
import { luhn } from "./luhn";
import type { Word } from "./words-of";

/** Digits as spoken in English, German, French and Spanish. */
const DIGITS: Record<string, string> = {
  zero: "0",
  oh: "0",
  o: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  null: "0",
  eins: "1",
  zwei: "2",
  zwo: "2",
  drei: "3",
  vier: "4",
  fünf: "5",
  sechs: "6",
  sieben: "7",
  acht: "8",
  neun: "9",
  zéro: "0",
  un: "1",
  deux: "2",
  trois: "3",
  quatre: "4",
  cinq: "5",
  sept: "7",
  huit: "8",
  neuf: "9",
  cero: "0",
  uno: "1",
  dos: "2",
  tres: "3",
  cuatro: "4",
  cinco: "5",
  seis: "6",
  siete: "7",
  ocho: "8",
  nueve: "9",
};
const REPEATS: Record<string, number> = { double: 2, triple: 3, doppel: 2, doble: 2 };
const LEADS = new Set(["plus", "más"]);
const LEAST = 7;
const MOST = 19;
/** What may be between two digits of one number. */
const BETWEEN = /^[\s,\-–]{1,3}$/;

/** Numbers spoken digit by digit: card numbers by their check digit, otherwise phone numbers. */
export function findSpokenNumbers(words: readonly Word[]): Finding[] {
  const findings: Finding[] = [];
  for (let at = 0; at < words.length; at++) {
    const run = readRun(words, at);
    const first = words[at];
    const last = words[run.next - 1];
    at = Math.max(at, run.next - 1);
    if (!first || !last || !run.isSpoken || run.digits.length < LEAST || run.digits.length > MOST) continue;
    if (isCounting(run.digits)) continue;
    const kind = run.digits.length >= 13 && luhn(run.digits) ? "card" : "phone";
    if (kind === "card" || run.digits.length <= 15) findings.push({ start: first.start, end: last.end, kind });
  }
  return findings;
}

function readRun(words: readonly Word[], from: number): { digits: string; isSpoken: boolean; next: number } {
  let digits = "";
  let spoken = 0;
  let next = from;
  let times = 1;
  for (let at = from; at < words.length; at++) {
    const word = words[at];
    if (!word || (at > from && !BETWEEN.test(word.gap))) break;
    if (at === from && LEADS.has(word.lower)) continue;
    const repeat = REPEATS[word.lower];
    if (repeat) {
      times = repeat;
      continue;
    }
    const digit = DIGITS[word.lower] ?? (/^\d{1,4}$/.test(word.text) ? word.text : undefined);
    if (digit === undefined) break;
    if (!/^\d/.test(word.text)) spoken += 1;
    digits += digit.repeat(times);
    times = 1;
    next = at + 1;
  }
  return { digits, isSpoken: spoken >= 3, next };
}

const isCounting = (digits: string): boolean => "01234567890123".includes(digits) || "9876543210".includes(digits);
