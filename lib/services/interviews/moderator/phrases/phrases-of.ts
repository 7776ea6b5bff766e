import { type Language, languageOf } from "@/lib/core/languages";
import { GERMAN } from "./de";
import { ENGLISH } from "./en";
import { SPANISH } from "./es";
import { FRENCH } from "./fr";
import type { Phrases } from "./phrases";

const ALL: Record<Language, Phrases> = { de: GERMAN, en: ENGLISH, es: SPANISH, fr: FRENCH };

/** The moderator's lines in a study's language (BCP-47); English if it has none. */
export const phrasesOf = (language: string | null): Phrases => ALL[languageOf(language)];
