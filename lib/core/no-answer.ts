const PLACES = {
  workspace: "this workspace",
  project: "this project",
  chosen: "the chosen studies and files",
} as const;

/** Eva's sentence for a question that nothing answers; `place` is what she read. */
export const noAnswer = (place: keyof typeof PLACES): string => `Nothing in ${PLACES[place]} answers that.`;

const SENTENCES = (["workspace", "project", "chosen"] as const).map(noAnswer);

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
