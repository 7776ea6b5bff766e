import type { Language } from "@/lib/services/analysis/language";
import { ENGLISH, type Words } from "./english";
import { GERMAN } from "./german";

const WORDS: Record<Language, Words> = { en: ENGLISH, de: GERMAN };

export const wordsIn = (language: Language): Words => WORDS[language];
