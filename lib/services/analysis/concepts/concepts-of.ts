import { stemmerOf } from "@/lib/services/eva/words/stem";
import { searchConfig } from "@/lib/services/evidence/search-config";
import { EVERYDAY } from "./everyday";
import { FORMS } from "./forms";
import { ACTIONS } from "./general/actions";
import { MIND } from "./general/mind";
import { QUALITIES } from "./general/qualities";
import { SOCIETY } from "./general/society";
import { TECHNOLOGY } from "./general/technology";
import { TOPICS } from "./topics";

/** A topic has titles; the words of `isOneWord` are forms of the same. `id` is its place in `MEANINGS`. */
export type Concept = { id: number; title: { en: string; de: string } | null; isOneWord: boolean; words: string[] };

const topics = TOPICS.trim()
  .split("\n")
  .map((line): Omit<Concept, "id"> => {
    const [titles = "", words = ""] = line.split(": ");
    const [en = "", de = ""] = titles.split(" / ");
    return { title: { en, de }, isOneWord: false, words: words.split(" ") };
  });
const untitled = (text: string, isOneWord: boolean) =>
  text
    .trim()
    .split("\n")
    .map((line): Omit<Concept, "id"> => ({ title: null, isOneWord, words: line.split(" ") }));
const general = [ACTIONS, MIND, QUALITIES, SOCIETY, TECHNOLOGY].flatMap((text) => untitled(text, false));

/** What talk about products is about: for themes, which need few and telling ones. */
export const CONCEPTS: readonly Concept[] = [...topics, ...untitled(EVERYDAY, false), ...untitled(FORMS, true)].map(
  (concept, id) => ({ ...concept, id }),
);

/** Those first, then what words mean in general: for finding what somebody asks about in words of their own. */
export const MEANINGS: readonly Concept[] = [
  ...CONCEPTS,
  ...general.map((concept, at) => ({ ...concept, id: CONCEPTS.length + at })),
];

const NONE: readonly number[] = [];
type Index = ReadonlyMap<string, readonly number[]>;
const shared = globalThis as typeof globalThis & { earshotMeanings?: Map<string, Index> };

function indexOf(language: string | null, concepts: readonly Concept[]): Index {
  shared.earshotMeanings ??= new Map();
  const name = `${searchConfig(language)}:${concepts.length}`;
  const known = shared.earshotMeanings.get(name);
  if (known) return known;
  const stem = stemmerOf(language);
  const made = new Map<string, number[]>();
  for (const { id, words } of concepts)
    for (const each of new Set(words.map(stem))) made.set(each, [...(made.get(each) ?? []), id]);
  shared.earshotMeanings.set(name, made);
  return made;
}

/** The concepts that a stem of a language belongs to. */
export function conceptsOf(language: string | null): (stem: string) => readonly number[] {
  const found = indexOf(language, CONCEPTS);
  return (stem) => found.get(stem) ?? NONE;
}

/** The meanings, concepts among them, that a stem of a language may have. */
export function meaningsOf(language: string | null): (stem: string) => readonly number[] {
  const found = indexOf(language, MEANINGS);
  return (stem) => found.get(stem) ?? NONE;
}
