const NOTES = {
  en: {
    said: (language: string) =>
      `Most of this was said in ${language}. Without a language model, Eva reads English and German; elsewhere she finds only the question’s own words, names and numbers.`,
    asked: (language: string) =>
      `Without a language model, Eva reads questions in English and German. Of one in ${language}, she looks up the words alone.`,
  },
  de: {
    said: (language: string) =>
      `Das meiste wurde in einer anderen Sprache gesagt (${language}). Ohne Sprachmodell liest Eva Deutsch und Englisch; sonst findet sie nur die Wörter der Frage selbst, Namen und Zahlen.`,
    asked: (language: string) =>
      `Ohne Sprachmodell liest Eva Fragen auf Deutsch und Englisch. Von anderen (${language}) schlägt sie nur die Wörter nach.`,
  },
} as const;

type Language = keyof typeof NOTES;

/** What Eva adds, without a model, to an answer about what was mostly said in a language that she doesn't read. */
export const saidUnread = (within: Language, language: string): string => NOTES[within].said(language);

/** The same for a question in such a language. */
export const askedUnread = (within: Language, language: string): string => NOTES[within].asked(language);

const BEGINNINGS = Object.values(NOTES).flatMap(({ said, asked }) => [said("\0"), asked("\0")]);
const PATTERNS = BEGINNINGS.map((note) => note.split("\0"));

/** Whether a paragraph of a stored answer is one of these. */
export const isUnreadNote = (text: string): boolean =>
  PATTERNS.some(([before = "", after = ""]) => text.startsWith(before) && text.endsWith(after));
