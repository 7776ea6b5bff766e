export const LANGUAGES = ["en", "de", "es", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of our own texts for a study's language (BCP-47): English if we don't have it. */
export const languageOf = (tag: string | null): Language =>
  LANGUAGES.find((language) => tag?.toLowerCase().split("-")[0] === language) ?? "en";
