import { stemmerOf } from "./stem";

/** English words that the stemmer takes for forms of others: what an accountant does is no account. */
const APART = new Map(
  `accountant accountants accountancy
accessibility accessible
apartment apartments
appointment appointments
assistant assistants
business businesses
consultant consultants
department departments
expense expenses expensed expensing
experiment experiments
important importance importantly
organ organs
past
timed timing timings
police
university universities`
    .split("\n")
    .flatMap((line) => line.split(" ").map((word) => [word, line.split(" ")[0] ?? word] as const)),
);

/** The stemmer of a language, which keeps apart what only looks alike. */
export function distinctStemmerOf(language: string | null): (word: string) => string {
  const stem = stemmerOf(language);
  return stem === stemmerOf("en") ? (word) => APART.get(word) ?? stem(word) : stem;
}
