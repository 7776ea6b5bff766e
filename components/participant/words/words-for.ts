import { de } from "./de";
import { en, type Words } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import type { Language } from "./language";

const ALL: Record<Language, Words> = { en, de, es, fr };

/** Called where pages are rendered, so that a phone loads only one language. */
export const wordsFor = (language: Language): Words => ALL[language];
