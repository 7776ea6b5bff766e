export const LANGUAGES = ["en", "de", "es", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of our own words for a study's language (BCP-47): English when we don't speak it. */
export const languageOf = (tag: string | null): Language =>
  LANGUAGES.find((language) => tag?.toLowerCase().split("-")[0] === language) ?? "en";
