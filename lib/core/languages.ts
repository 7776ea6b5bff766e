/**
 * The languages in which Earshot itself speaks to participants: pages, emails, consent, the moderator's lines. The
 * compiler names every text and rule that a language added here lacks (061).
 */
const FACTS = {
  en: { lang: "en", locale: "en-US", isRightToLeft: false, plurals: ["one", "other"] },
  de: { lang: "de", locale: "de", isRightToLeft: false, plurals: ["one", "other"] },
  es: { lang: "es", locale: "es", isRightToLeft: false, plurals: ["one", "other"] },
  fr: { lang: "fr", locale: "fr", isRightToLeft: false, plurals: ["one", "other"] },
  it: { lang: "it", locale: "it", isRightToLeft: false, plurals: ["one", "other"] },
  // As in Brazil.
  pt: { lang: "pt-BR", locale: "pt-BR", isRightToLeft: false, plurals: ["one", "other"] },
  nl: { lang: "nl", locale: "nl", isRightToLeft: false, plurals: ["one", "other"] },
  pl: { lang: "pl", locale: "pl", isRightToLeft: false, plurals: ["one", "few", "many", "other"] },
  ja: { lang: "ja", locale: "ja", isRightToLeft: false, plurals: ["other"] },
  // Digits as on most Arabic keyboards and pages, so that those of dates, counts and typed numbers are the same.
  ar: {
    lang: "ar",
    locale: "ar-u-nu-latn",
    isRightToLeft: true,
    plurals: ["zero", "one", "two", "few", "many", "other"],
  },
} as const satisfies Record<string, Facts>;

type Facts = {
  /** What pages declare as their language. */
  lang: string;
  /** For dates, numbers and money. */
  locale: string;
  isRightToLeft: boolean;
  /** The plural forms of whole numbers (CLDR). */
  plurals: readonly Intl.LDMLPluralRule[];
};

export type Language = keyof typeof FACTS;
export const LANGUAGES = Object.keys(FACTS) as Language[];

/** The texts of a phrase with a number, by plural form: in one language, and in whichever. */
export type FormsIn<L extends Language> = Record<(typeof FACTS)[L]["plurals"][number], string>;
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A text file's shape with its numbers in other forms: the same texts in another language. */
export type In<NumberForms, Texts> = {
  [Name in keyof Texts]: Texts[Name] extends string
    ? string
    : Texts[Name] extends { other: string }
      ? NumberForms
      : In<NumberForms, Texts[Name]>;
};

/** The one of them that a study or browser asks for (BCP-47), by its primary part; null if it is none. */
export const spokenLanguage = (tag: string | null): Language | null =>
  LANGUAGES.find((language) => tag?.toLowerCase().split("-")[0] === language) ?? null;

/** The language of our own texts for a study's language: English if we don't have it. */
export const languageOf = (tag: string | null): Language => spokenLanguage(tag) ?? "en";

/** How money is named: the "$" of "US$" would stand on its wrong side in a line from right to left. */
export const currencyDisplayOf = (language: Language, otherwise: "symbol" | "narrowSymbol") =>
  FACTS[language].isRightToLeft ? "name" : otherwise;
export const langOf = (language: Language): string => FACTS[language].lang;
export const localeOf = (language: Language): string => FACTS[language].locale;
export const directionOf = (language: Language): "ltr" | "rtl" => (FACTS[language].isRightToLeft ? "rtl" : "ltr");
