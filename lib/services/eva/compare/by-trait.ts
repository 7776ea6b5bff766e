import { calledIn, named, type Trait, type Value } from "./traits";

/** Groups that a table tells apart, and what is asked of each; `plain` is null if it is only how they differ. */
export type ByTrait = { values: readonly Value[]; plain: string | null };

const MOST_VALUES = 4;
const FEWEST_PEOPLE = 2;
const DIFFERS =
  /(?<!\p{L})(?:differ(?:s|ed|ence|ences|ent(?:ly)?)?|compare[ds]?|comparison|between|versus|vs|unterscheiden|unterschiede?|vergleiche?n?|zwischen)(?!\p{L})/iu;
/** Of two that are named: "Do Pro users like it more than Basic users?" */
const THAN = /(?<!\p{L})(?:than|als|anders)(?!\p{L})/iu;

export const isSeveral = ({ by }: Value): boolean => by.size >= FEWEST_PEOPLE;

/** "What should we improve, by plan?" asks what it asks of all, plan by plan. */
const perTrait = (name: string): RegExp =>
  new RegExp(
    `,? (?:(?:broken down |split |grouped |sorted )?by|per|for each|across|je nach|nach|je|pro|für jeden?) (?:the |all )?${named(name)}[\\s?.!]*$`,
    "iu",
  );

/** Reads a question that sets side by side those whom a table tells apart; null for any other. */
export function readByTrait(question: string, traits: readonly Trait[]): ByTrait | null {
  for (const trait of traits) {
    const values = trait.values.filter(isSeveral).slice(0, MOST_VALUES);
    if (values.length < 2) continue;
    const plain = question.replace(perTrait(trait.name), "");
    if (plain !== question && /\p{L}+ \p{L}+/u.test(plain)) return { values, plain: `${plain}?` };
    if (DIFFERS.test(question) && new RegExp(`(?<!\\p{L})${named(trait.name)}(?!\\p{L})`, "iu").test(question))
      return { values, plain: null };
  }
  if (!DIFFERS.test(question) && !THAN.test(question)) return null;
  const one = calledIn(question, traits);
  const other = one && calledIn(question.replace(one.name, "people"), traits);
  return other && other.trait === one.trait && other.value !== one.value
    ? { values: [one, other].sort((a, b) => a.at - b.at).map(({ value }) => value), plain: null }
    : null;
}
