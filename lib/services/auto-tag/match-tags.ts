import { CONCEPTS, conceptsOf } from "@/lib/services/analysis/concepts/concepts-of";
import { type Names, spelled } from "@/lib/services/analysis/subjects/spoken";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";

export type KnownTag = { id: string; title: string };

const LANGUAGES = ["en", "de"] as const;
const TOPICS = CONCEPTS.flatMap(({ id, title, core }) =>
  title ? [{ id, names: [title.en, title.de].map(plain), core: new Set(core) }] : [],
);

function plain(title: string): string {
  return wordsOf(title).join(" ");
}

/** The topics that a title names: it is a topic's own title, or one of the words that mean it. */
function topicsOf(title: string): Set<number> {
  const own = TOPICS.filter(({ names }) => names.includes(plain(title)));
  const words = wordsOf(title).filter((word) => !isStopWord(word));
  const meant = TOPICS.filter(({ core }) => words.length > 0 && words.every((word) => core.has(word)));
  return new Set((own.length > 0 ? own : meant).map(({ id }) => id));
}

/**
 * The tag for a subject: one with the same name, or else one with the same meaning, the most specific first. Null if
 * there is none yet.
 */
export function tagOfSubject<T extends KnownTag>(title: string, tags: readonly T[]): T | null {
  const same = tags.find((tag) => plain(tag.title) === plain(title));
  if (same) return same;
  const wanted = topicsOf(title);
  const meant = tags
    .map((tag) => ({ tag, topics: topicsOf(tag.title) }))
    .filter(({ topics }) => [...topics].some((topic) => wanted.has(topic)))
    .sort((a, b) => a.topics.size - b.topics.size || (a.tag.id < b.tag.id ? -1 : 1));
  return meant[0]?.tag ?? null;
}

/**
 * The words that name a tag: each word of its title, in any form in the `languages`; a topic is named by the words that
 * mean it.
 */
export function namesOf(title: string, languages: ReadonlySet<string | null>): Names {
  const own = TOPICS.filter(({ names, core }) => core.size > 0 && names.includes(plain(title)));
  if (own.length > 0) return [new Set(own.flatMap(({ core }) => [...core].flatMap(spelled)))];
  return wordsOf(title)
    .filter((word) => !isStopWord(word))
    .map((word) => {
      const inflected = [...languages, ...LANGUAGES].flatMap((language) => formsOf(word, language));
      return new Set([...spelled(word), ...inflected]);
    });
}

function formsOf(word: string, language: string | null): string[] {
  const [stem, meanings] = [stemmerOf(language), conceptsOf(language)];
  const root = stem(word);
  const others = meanings(root).flatMap((id) => (CONCEPTS[id]?.isOneWord ? CONCEPTS[id].words : []));
  return [root, ...others.map(stem)];
}
