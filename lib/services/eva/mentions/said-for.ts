import { TRANSLATIONS } from "@/lib/services/analysis/words/translations";
import type { Name } from "./says";
import { SYNONYMS } from "./synonyms";

const lines = (text: string) => text.trim().split("\n");
const pairs = lines(TRANSLATIONS).map((line) => line.split(" = ").map((side) => side.split(" ")));
const groups = lines(SYNONYMS).map((line) => line.split(" "));
const english = new Set([...pairs.flatMap(([side = []]) => side), ...groups.flat()]);
const german = new Set(pairs.flatMap(([, side = []]) => side));

const nameOf = (written: string): Name => written.split("-");

/** Whether a name is only known in German; "support" is said in both. */
export const isGermanName = (name: Name): boolean => german.has(name.join("-")) && !english.has(name.join("-"));

/** Adds to what is listed for a name. */
const add = <Value>(lists: Map<string, Value[]>, name: string, values: readonly Value[]) =>
  lists.set(name, [...(lists.get(name) ?? []), ...values]);

const translations = new Map<string, string[]>();
for (const [one = [], other = []] of pairs) {
  for (const name of new Set(one)) add(translations, name, other);
  for (const name of new Set(other)) if (!one.includes(name)) add(translations, name, [...one, ...other]);
}
const groupsOf = new Map<string, number[]>();
for (const [at, group] of groups.entries()) for (const name of new Set(group)) add(groupsOf, name, [at]);

/** What a name is in the other language; what this one also calls it there is the same, too. */
const translated = (written: string): readonly string[] => translations.get(written) ?? [];

/** A name as the lists have it, which leave out plurals. */
function listed(words: Name): string {
  const written = words.join("-");
  const singular = [written.replace(/ies$/, "y"), written.replace(/es$/, ""), written.replace(/s$/, "")];
  const isListed = (each: string) => english.has(each) || german.has(each);
  return isListed(written) ? written : (singular.find(isListed) ?? written);
}

/** The same thing in the other language, and what else a name goes by in either. */
export function saidFor(words: Name): { same: Name[]; otherwise: Name[] } {
  const written = listed(words);
  const same = translated(written);
  const known = new Set([written, ...same]);
  const named = new Set([...known].flatMap((each) => groupsOf.get(each) ?? []));
  const related = [...named].sort((a, b) => a - b).flatMap((at) => groups[at] ?? []);
  const otherwise = new Set([...related, ...related.flatMap(translated)]);
  return {
    same: [...new Set(same)].filter((each) => each !== written).map(nameOf),
    otherwise: [...otherwise].filter((each) => !known.has(each)).map(nameOf),
  };
}
