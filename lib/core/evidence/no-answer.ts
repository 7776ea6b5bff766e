const NO_ANSWER = {
  workspace: {
    en: "Nothing in this workspace answers that.",
    de: "Nichts in diesem Workspace beantwortet das.",
  },
  project: { en: "Nothing in this project answers that.", de: "Nichts in diesem Projekt beantwortet das." },
  chosen: {
    en: "Nothing in the chosen studies and files answers that.",
    de: "Nichts in den ausgewählten Studien und Dateien beantwortet das.",
  },
} as const;

/** Eva's sentence for a question that nothing answers; `place` is what she read. */
export const noAnswer = (place: keyof typeof NO_ANSWER, language: "en" | "de" = "en"): string =>
  NO_ANSWER[place][language];

const SENTENCES = Object.values(NO_ANSWER).flatMap(({ en, de }) => [en, de]);

/** Whether a stored answer says that nothing answers the question. */
export const isNoAnswer = (text: string): boolean => SENTENCES.some((sentence) => text.startsWith(sentence));

/** How Eva introduces passages that may not answer the question. */
export const UNSURE = {
  english: "Nothing clearly answers that. What comes closest may be about something else:",
  german: "Nichts beantwortet das eindeutig. Was dem am nächsten kommt, handelt vielleicht von etwas anderem:",
} as const;

/** The same for a question about who says something: nobody does. */
export const NEAREST = {
  english: "What comes closest may be about something else:",
  german: "Was dem am nächsten kommt, handelt vielleicht von etwas anderem:",
} as const;

/** Eva's sentence for words of which nobody says any. */
export const nobodySays = (language: "en" | "de", words: readonly string[]): string =>
  language === "en"
    ? `Nobody says ${words.map((word) => `“${word}”`).join(" or ")}.`
    : `Niemand sagt ${words.map((word) => `„${word}“`).join(" oder ")}.`;

const NOBODY = [/^Nobody says “[^”]+”(?: or “[^”]+”)*\. /u, /^Niemand sagt „[^“]+“(?: oder „[^“]+“)*\. /u];
const isOfNobody = (text: string): boolean =>
  NOBODY.some((said) => Object.values(NEAREST).some((nearest) => text.replace(said, "").startsWith(nearest)));

/** Whether a stored answer only quotes what comes closest. */
export const isUnsure = (text: string): boolean =>
  isOfNobody(text) || Object.values(UNSURE).some((sentence) => text.startsWith(sentence));
