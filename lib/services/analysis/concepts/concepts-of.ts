import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { searchConfig } from "@/lib/services/evidence/search-config";
import { EVERYDAY } from "./everyday";
import { ASKED_A_TO_C } from "./fields/asked-a-c";
import { ASKED_D_TO_H } from "./fields/asked-d-h";
import { ASKED_I_TO_Q } from "./fields/asked-i-q";
import { ASKED_R_TO_Z } from "./fields/asked-r-z";
import { DIGITAL } from "./fields/digital";
import { LIFE } from "./fields/life";
import { WORK } from "./fields/work";
import { FORMS } from "./forms";
import { ACTIONS } from "./general/actions";
import { MIND } from "./general/mind";
import { QUALITIES } from "./general/qualities";
import { SOCIETY } from "./general/society";
import { TECHNOLOGY } from "./general/technology";
import { TOPICS } from "./topics";

/**
 * A topic has titles, and `core`: those of its words that by themselves certainly mean it. The words of `isOneWord` are
 * forms of the same word. `id` is its index in `MEANINGS`.
 */
export type Concept = {
  id: number;
  title: { en: string; de: string } | null;
  isOneWord: boolean;
  core: string[];
  words: string[];
};

const topics = TOPICS.trim()
  .split("\n")
  .map((line): Omit<Concept, "id"> => {
    const [titles = "", words = ""] = line.split(": ");
    const [en = "", de = ""] = titles.split(" / ");
    const [core = [], others = []] = words.split("|").map((some) => some.split(" ").filter(Boolean));
    return { title: { en, de }, isOneWord: false, core, words: [...core, ...others] };
  });
const untitled = (text: string, isOneWord: boolean) =>
  text
    .trim()
    .split("\n")
    .map((line): Omit<Concept, "id"> => ({ title: null, isOneWord, core: [], words: line.split(" ") }));
const fields = [LIFE, WORK, DIGITAL, ASKED_A_TO_C, ASKED_D_TO_H, ASKED_I_TO_Q, ASKED_R_TO_Z].flatMap((text) =>
  untitled(text, false),
);
const general = [ACTIONS, MIND, QUALITIES, SOCIETY, TECHNOLOGY].flatMap((text) => untitled(text, false));

/** What conversations about products are about: for themes, which need few and significant concepts. */
export const CONCEPTS: readonly Concept[] = [...topics, ...untitled(EVERYDAY, false), ...untitled(FORMS, true)].map(
  (concept, id) => ({ ...concept, id }),
);

/** Those first, then fields of life, then general meanings: for finding what someone asks about in other words. */
export const MEANINGS: readonly Concept[] = [
  ...CONCEPTS,
  ...[...fields, ...general].map((concept, at) => ({ ...concept, id: CONCEPTS.length + at })),
];

export type Breadth = "concept" | "field" | "general";
export const breadthOf = (id: number): Breadth =>
  id < CONCEPTS.length ? "concept" : id < CONCEPTS.length + fields.length ? "field" : "general";

const NONE: readonly number[] = [];
type Index = ReadonlyMap<string, readonly number[]>;
/** Phrases, by their first word. */
type Phrases = ReadonlyMap<string, readonly { rest: readonly string[]; id: number }[]>;
const shared = globalThis as typeof globalThis & {
  earshotMeanings?: Map<string, Index>;
  earshotPhrases?: Map<string, Phrases>;
};

function indexOf(language: string | null, concepts: readonly Concept[]): Index {
  shared.earshotMeanings ??= new Map();
  const name = `${searchConfig(language)}:${concepts.length}`;
  const known = shared.earshotMeanings.get(name);
  if (known) return known;
  const stem = stemmerOf(language);
  const made = new Map<string, number[]>();
  // "kind@de" is a child in German only.
  const isGerman = searchConfig(language) === "german";
  const spokenIn = (word: string) => (word.endsWith("@de") ? (isGerman ? [word.slice(0, -3)] : []) : [word]);
  for (const { id, words } of concepts)
    for (const each of new Set(words.flatMap(spokenIn).map(stem))) made.set(each, [...(made.get(each) ?? []), id]);
  shared.earshotMeanings.set(name, made);
  return made;
}

/** The concepts that a stem of a language belongs to. */
export function conceptsOf(language: string | null): (stem: string) => readonly number[] {
  const found = indexOf(language, CONCEPTS);
  return (stem) => found.get(stem) ?? NONE;
}

/** The meanings, including concepts, that a stem of a language may have. */
export function meaningsOf(language: string | null): (stem: string) => readonly number[] {
  const found = indexOf(language, MEANINGS);
  return (stem) => found.get(stem) ?? NONE;
}

/**
 * Stems the words of all meanings in advance, a few at a time: half a second the first time in a process, which would
 * hold up every other request.
 */
export async function readMeanings(language: string | null, breathe: () => Promise<void>): Promise<void> {
  if (shared.earshotPhrases?.has(searchConfig(language))) return;
  const stem = stemmerOf(language);
  for (const { words } of MEANINGS) {
    for (const word of words.flatMap((each) => [each, ...each.split("-")])) stem(word);
    await breathe();
  }
  meaningsOf(language);
  await breathe();
  phraseIndex(language);
}

/** The meanings of phrases: "gave up" is more than giving. Takes the stems of a text in order. */
export function phrasesOf(language: string | null): (stems: readonly string[]) => number[] {
  const found = phraseIndex(language);
  return (stems) =>
    stems.flatMap((first, at) =>
      (found.get(first) ?? []).flatMap(({ rest, id }) =>
        rest.every((stem, nth) => stems[at + 1 + nth] === stem) ? [id] : [],
      ),
    );
}

function phraseIndex(language: string | null): Phrases {
  shared.earshotPhrases ??= new Map();
  const name = searchConfig(language);
  const known = shared.earshotPhrases.get(name);
  if (known) return known;
  const stem = stemmerOf(language);
  const made = new Map<string, { rest: string[]; id: number }[]>();
  for (const { id, words } of MEANINGS)
    for (const each of words.filter((word) => word.includes("-"))) {
      const [first, ...rest] = each.split("-").flatMap(wordsOf).map(stem);
      if (first && rest.length > 0) made.set(first, [...(made.get(first) ?? []), { rest, id }]);
    }
  shared.earshotPhrases.set(name, made);
  return made;
}
