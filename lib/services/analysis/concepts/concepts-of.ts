import { stemmerOf } from "@/lib/services/eva/words/stem";
import { searchConfig } from "@/lib/services/evidence/search-config";
import { EVERYDAY } from "./everyday";
import { FORMS } from "./forms";
import { TOPICS } from "./topics";

/** A topic has titles; the words of `isOneWord` are forms of the same. `id` is its place in `CONCEPTS`. */
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

export const CONCEPTS: readonly Concept[] = [...topics, ...untitled(EVERYDAY, false), ...untitled(FORMS, true)].map(
  (concept, id) => ({ ...concept, id }),
);

const NONE: readonly number[] = [];
const shared = globalThis as typeof globalThis & { earshotConcepts?: Map<string, ReadonlyMap<string, number[]>> };

/** The concepts that a stem of a language belongs to. */
export function conceptsOf(language: string | null): (stem: string) => readonly number[] {
  shared.earshotConcepts ??= new Map();
  const name = searchConfig(language);
  let known = shared.earshotConcepts.get(name);
  if (!known) {
    const stem = stemmerOf(language);
    const made = new Map<string, number[]>();
    for (const { id, words } of CONCEPTS)
      for (const each of new Set(words.map(stem))) made.set(each, [...(made.get(each) ?? []), id]);
    shared.earshotConcepts.set(name, made);
    known = made;
  }
  const found = known;
  return (stem) => found.get(stem) ?? NONE;
}
