import { type Language, languageOf } from "@/lib/core/languages";
import { ARABIC } from "./ar";
import { GERMAN } from "./de";
import { ENGLISH } from "./en";
import { SPANISH } from "./es";
import { FRENCH } from "./fr";
import { ITALIAN } from "./it";
import { JAPANESE } from "./ja";
import { DUTCH } from "./nl";
import type { Phrases } from "./phrases";
import { POLISH } from "./pl";
import { PORTUGUESE } from "./pt";

/** By language. */
export const ALL_PHRASES: Record<Language, Phrases> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
  pl: POLISH,
  ja: JAPANESE,
  ar: ARABIC,
};

/** The moderator's lines in a study's language (BCP-47); English if it has none. */
export const phrasesOf = (language: string | null): Phrases => ALL_PHRASES[languageOf(language)];
