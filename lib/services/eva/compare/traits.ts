import { groupBy } from "@/lib/core/data/group-by";
import { onceFor } from "@/lib/core/data/once-for";
import { isRole } from "../retrieve/asked/who-is-asked";
import type { Passage } from "../retrieve/corpus/passages";

/** Something that a table says of its respondents, as "Plan", and who has which. */
export type Trait = { name: string; values: Value[] };
export type Value = { label: string; by: ReadonlyMap<string, Passage> };

const keyOf = (text: string): string => text.trim().toLowerCase();
/** What was chosen of several is told apart: "Search, Export". */
const chosenIn = (text: string): string[] => text.split(/[,;|]/u).flatMap((each) => each.trim() || []);

/** The traits in what tables say of respondents, each value with who has it, most people first; computed once. */
export const traitsOf = onceFor((lines: readonly Passage[]): Trait[] =>
  [...groupBy(lines, ({ asked }) => keyOf(asked.text)).values()].map((own) => {
    const values = new Map<string, { label: string; by: Map<string, Passage> }>();
    for (const passage of own)
      for (const label of chosenIn(passage.line.text)) {
        const known = values.get(keyOf(label)) ?? { label, by: new Map<string, Passage>() };
        values.set(keyOf(label), known);
        known.by.set(passage.person, passage);
      }
    return {
      name: own[0]?.asked.text.trim() ?? "",
      values: [...values.values()].sort((a, b) => b.by.size - a.by.size),
    };
  }),
);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&").replace(/\s+/gu, "\\s+");

/** A pattern of the name of a trait, one or several: "country", "countries", "Branchen". */
export const named = (name: string): string =>
  `${escaped(name.replace(/(?:y|e)$/iu, ""))}(?:y|e)?(?:s|es|ies|n|en|er)?`;

const PEOPLE =
  "(?:users?|customers?|clients?|people|folks|subscribers?|respondents?|participants?|members?|accounts?|owners?|persons?|companies|teams|businesses|stores?|shops?|nutzer\\p{L}*|kund\\p{L}+|leuten?|personen|befragten?|teilnehmer\\p{L}*|mitglieder\\p{L}*|unternehmen|firmen|teams)";
const KIND = "(?:plan|tier|version|edition|package|subscription|app|store|tarif|paket|abo)";
const THE = "(?:the |our |all |most |die |den |unsere |unseren |alle |allen )?";
const WHO_ARE =
  "(?:,? (?:who|that|which|die) )?(?: ?(?:are|is|have|has|use|work|working|employed|live|living|based|sind|ist|haben|arbeiten))?(?: ?(?:on|from|in|with|of|using|at|as|mit|aus|im|von|bei|auf|über))*(?: (?:an?|the|our|de[mrn]|einem|einer))?";
/** Said of a thing rather than of people: "about engineers". */
const ABOUT = "(?<!(?:about|than|von|über) )";
/** These say nothing without what they answer. */
const MERE = /^(?:yes|no|true|false|other|none|n\/a|na|-|ja|nein|andere|sonstige|keine?|unknown|unbekannt|\d{1,2})$/iu;

/** Those of such a value are called by it: "designers". */
const WHAT_THEY_ARE =
  /(?:role|job|title|occupation|profession|position|industry|segment|persona|branche|beruf|rolle|stelle|position|tätigkeit)/iu;

/** What a question may call those who have a value. */
function callingOf(name: string, label: string): RegExp {
  const [value, of] = [escaped(label), `(?:${KIND}|${escaped(name)})`];
  const isOfPeople = WHAT_THEY_ARE.test(name) || isRole(label.toLowerCase().split(/\s+/u).at(-1) ?? "");
  const ways = [
    `${THE}${value}(?:[- ]${of})?[- ]${PEOPLE}`,
    `${THE}${PEOPLE}${WHO_ARE} ${value}(?:[- ]?${of}| employees| people| mitarbeiter\\p{L}*)?(?: (?:haben|sind|nutzen|arbeiten|wohnen|leben))?`,
    // "Designers", "Handwerker" of "Handwerk"
    ...(/\p{L}{3}$/u.test(label) && isOfPeople ? [`${ABOUT}${THE}${value}(?:s|es|e?rn?|innen|en)`] : []),
    ...(/(?:er|leute|ler)$/u.test(label) && isOfPeople ? [`${ABOUT}${THE}${value}n?`] : []),
  ];
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${ways.join("|")})(?![\\p{L}\\p{N}])`, "iu");
}

const SHORT = 3;

/** Those of one value, what a question calls them, and where. */
export type Called = { trait: Trait; value: Value; name: string; at: number };

/** Whom a question names by what a table says of them; null if it names nobody so. The longest value is meant. */
export function calledIn(question: string, traits: readonly Trait[]): Called | null {
  const typed = question.toLowerCase();
  const found = traits.flatMap((trait) =>
    trait.values.flatMap((value): Called[] => {
      if (MERE.test(value.label) || !typed.includes(keyOf(value.label))) return [];
      const called = callingOf(trait.name, value.label).exec(question);
      // "US" is no "us".
      const isSo = called !== null && (value.label.length > SHORT || called[0].includes(value.label));
      return isSo ? [{ trait, value, name: called[0], at: called.index }] : [];
    }),
  );
  return found.sort((a, b) => b.value.label.length - a.value.label.length)[0] ?? null;
}

const ONLY_PEOPLE = new RegExp(`(?<!\\p{L})(?:the|our|all|die|unsere|alle|and|on|from|${PEOPLE})(?!\\p{L})`, "giu");

/** Those of a value by what they are called: "Basic", "Basic users", "designers". */
export function valueCalled(name: string, traits: readonly Trait[]): Value | null {
  const called = calledIn(name, traits);
  if (called) return called.value;
  const plain = keyOf(name.replace(ONLY_PEOPLE, ""));
  for (const { values } of traits) {
    const found = values.find(({ label }) => keyOf(label) === plain);
    if (found) return found;
  }
  return null;
}
