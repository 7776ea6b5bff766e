import { OTHER_LANGUAGE } from "@/lib/core/evidence/other-language";
import { askedUnread, saidUnread } from "@/lib/core/evidence/unread-language";
import { isUnread, languageName, otherLanguageOf } from "@/lib/services/analysis/words/other-language";
import { searchConfig } from "@/lib/services/evidence/search-config";
import type { Question } from "../analyst/analyst";
import type { Passage } from "../retrieve/corpus/passages";

const MOSTLY = 0.5;

type Read = { said: readonly Pick<Passage, "language">[]; german: boolean };

/**
 * What languages have to do with an answer, without a model: that a question or most of what was said is in one that
 * Eva doesn't read, or most in German and the question isn't. Said once in a chat.
 */
export function languageNotes(question: Question, read: Read, byModel: boolean): string[] {
  const notes = unreadNotes(question, read, byModel);
  if (byModel || notes.length > 0 || read.german || otherLanguageOf(question.text) !== null) return notes;
  return searchConfig(mostlyIn(read.said)) === "german" ? unsaid([OTHER_LANGUAGE], question) : [];
}

/** The same of languages that Eva doesn't read. */
export function unreadNotes(question: Question, { said, german }: Read, byModel: boolean): string[] {
  if (byModel || said.length === 0) return [];
  const within = german ? "de" : "en";
  const asked = otherLanguageOf(question.text);
  if (asked !== null) return unsaid([askedUnread(within, languageName(asked, within))], question);
  const spoken = mostlyIn(said);
  return spoken !== null && isUnread(spoken)
    ? unsaid([saidUnread(within, languageName(spoken, within))], question)
    : [];
}

const unsaid = (notes: readonly string[], { turns }: Question): string[] =>
  notes.filter((note) => !turns.some(({ text }) => text.includes(note)));

/** The language of more than half of what was said, if it is known. */
function mostlyIn(said: Read["said"]): string | null {
  const counts = new Map<string, number>();
  for (const { language } of said) if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].find(([, count]) => count > said.length * MOSTLY)?.[0] ?? null;
}
