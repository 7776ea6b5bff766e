import type { Judged } from "./judge";

type Bound = (given: number, a: number, b: number) => boolean;

const NUMBER = "(\\d+(?:[.,]\\d+)?)";
const ALL_NUMBERS = /\d+(?:[.,]\d+)?/g;
const form = (text: string, bound: Bound): [RegExp, Bound] => [new RegExp(text.replaceAll("N", NUMBER), "i"), bound];
const FORMS: [RegExp, Bound][] = [
  form("between N and N|N ?(?:-|–|to) ?N", (given, a, b) => given >= a && given <= b),
  form(
    "(?:at least|minimum(?: of)?|no (?:less|fewer) than) N|N or (?:more|older|above)|N\\+",
    (given, a) => given >= a,
  ),
  form("(?:at most|maximum(?: of)?|no more than|up to) N|N or (?:less|fewer|younger|below)", (given, a) => given <= a),
  form("(?:more than|over|above|older than|greater than) N", (given, a) => given > a),
  form("(?:less than|fewer than|under|below|younger than) N", (given, a) => given < a),
];

const number = (text: string | undefined): number => Number((text ?? "").replace(",", "."));

/** Compares a numeric answer with a condition that names bounds; null if either is something else. */
export function judgeNumber(condition: string, said: string): Judged | null {
  const [, given] = /^\s*(-?\d+(?:[.,]\d+)?)\s*$/.exec(said) ?? [];
  if (given === undefined) return null;
  const named = condition.match(ALL_NUMBERS) ?? [];
  for (const [words, bound] of FORMS) {
    const [, ...found] = words.exec(condition) ?? [];
    const bounds = found.filter((one) => one !== undefined);
    // Another number in the condition would be a rule that isn't checked.
    if (bounds.length === 0 || bounds.length !== named.length) continue;
    const meets = bound(number(given), number(bounds[0]), number(bounds[1]));
    return meets
      ? { verdict: "qualified", reason: "The number is within the range." }
      : { verdict: "not_qualified", reason: "The number is outside the range." };
  }
  return null;
}
