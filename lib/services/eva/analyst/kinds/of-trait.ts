import { listed } from "@/lib/core/text/listed";
import { upperFirst } from "@/lib/core/text/upper-first";
import type { TraitAsked } from "@/lib/services/eva/compare/asks-for-trait";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { MOST_WITNESSES } from "../witnesses/choose";
import { draftOf } from "../wording/draft-of";
import { numberInEnglish, numberInGerman } from "../wording/number-words";
import type { Phrases } from "../wording/phrases";

const MOST_VALUES = 12;

/** How many people have which value by what a table says of them, and who. */
export function ofTrait(
  { trait, values }: TraitAsked,
  { people, german }: Pick<Retrieved, "people" | "german">,
  phrases: Phrases,
): Draft {
  const wording = german ? GERMAN : ENGLISH;
  const voicesOf = ({ label, by }: TraitAsked["values"][number], most: number) =>
    [...by.values()].slice(0, most).map((passage) => ({ ranked: { passage }, quote: label }));
  const [first] = values;
  if (values.length === 1 && first) {
    const voices = voicesOf(first, MOST_WITNESSES);
    const lead = wording.one(trait.name, first.label, first.by.size, people);
    return draftOf(lead, [{ before: "", voices }], phrases, phrases.someOf(voices.length, first.by.size));
  }
  const shown = values.slice(0, MOST_VALUES);
  const known = new Set(values.flatMap(({ by }) => [...by.keys()])).size;
  const counted = shown.map(({ label, by }) => `${wording.quoted(label)} (${by.size})`);
  const lead = wording.all(trait.name, counted, values.length - shown.length, known, people);
  return draftOf(lead, [{ before: "", voices: shown.flatMap((value) => voicesOf(value, 1)) }], phrases);
}

type Wording = {
  quoted(label: string): string;
  one(name: string, label: string, count: number, people: number): string;
  all(name: string, counted: string[], more: number, known: number, people: number): string;
};

const ENGLISH: Wording = {
  quoted: (label) => `“${label}”`,
  one: (name, label, count, people) =>
    upperFirst(
      `${numberInEnglish(count)} of ${people} people ${count === 1 ? "has" : "have"} “${label}” under “${name}”.`,
    ),
  all(name, counted, more, known, people) {
    const list = listed("en", more > 0 ? [...counted, `${numberInEnglish(more)} more`] : counted);
    return `“${name}” is known of ${numberInEnglish(known)} of ${people} people: ${list}.`;
  },
};
const GERMAN: Wording = {
  quoted: (label) => `„${label}“`,
  one: (name, label, count, people) =>
    `Bei ${count === 1 ? "einer" : numberInGerman(count)} von ${people} Personen steht unter „${name}“ „${label}“.`,
  all(name, counted, more, known, people) {
    const list = listed("de", more > 0 ? [...counted, `${numberInGerman(more)} weitere`] : counted);
    return `„${name}“ ist von ${numberInGerman(known)} von ${people} Personen bekannt: ${list}.`;
  },
};
