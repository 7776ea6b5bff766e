import { CONCEPTS, conceptsOf } from "@/lib/services/analysis/concepts/concepts-of";
import { stemmerOf } from "@/lib/services/eva/words/stem";
import { isStopWord } from "@/lib/services/eva/words/stop-words";
import { wordsOf } from "@/lib/services/eva/words/words-of";

export type KnownTag = { id: string; title: string };

const LANGUAGES = ["en", "de"] as const;
const titled = CONCEPTS.flatMap(({ id, title }) => (title ? [{ id, title }] : []));

const plain = (title: string): string => wordsOf(title).join(" ");

/** The topics that a title names: it is a topic's own title, or its words belong to it. */
export function topicsOf(title: string): Set<number> {
  const own = titled.filter((topic) => [topic.title.en, topic.title.de].some((name) => plain(name) === plain(title)));
  if (own.length > 0) return new Set(own.map(({ id }) => id));
  const topics = LANGUAGES.map((language) => {
    const [stem, meanings] = [stemmerOf(language), conceptsOf(language)];
    const words = wordsOf(title).filter((word) => !isStopWord(word));
    const each = words.map((word) => meanings(stem(word)).filter((id) => CONCEPTS[id]?.title));
    return (each[0] ?? []).filter((id) => each.every((ids) => ids.includes(id)));
  });
  return new Set(topics.flat());
}

/**
 * The tag that a theme belongs under: one with the same name, else one that means the same, the most particular first.
 * Null: there is none yet.
 */
export function tagOfTheme<T extends KnownTag>(title: string, tags: readonly T[]): T | null {
  const same = tags.find((tag) => plain(tag.title) === plain(title));
  if (same) return same;
  const wanted = topicsOf(title);
  const meant = tags
    .map((tag) => ({ tag, topics: topicsOf(tag.title) }))
    .filter(({ topics }) => [...topics].some((topic) => wanted.has(topic)))
    .sort((a, b) => a.topics.size - b.topics.size || (a.tag.id < b.tag.id ? -1 : 1));
  return meant[0]?.tag ?? null;
}

/** Whether a text says what a tag is called, in whatever form of the words. */
export function namesTag(title: string): (text: string, language: string | null) => boolean {
  const wanted = wordsOf(title).filter((word) => !isStopWord(word));
  return (text, language) => {
    if (wanted.length === 0) return false;
    const [stem, meanings] = [stemmerOf(language), conceptsOf(language)];
    const forms = (root: string) => meanings(root).filter((id) => CONCEPTS[id]?.isOneWord);
    const stems = new Set(wordsOf(text).map(stem));
    const meant = new Set([...stems].flatMap(forms));
    return wanted.every((word) => stems.has(stem(word)) || forms(stem(word)).some((id) => meant.has(id)));
  };
}
