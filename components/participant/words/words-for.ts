import type { Language } from "@/lib/core/languages";
import type { Words, WordsIn } from "./words";

const FILES: { [L in Language]: () => Promise<WordsIn<L>> } = {
  en: async () => (await import("./en")).en,
  de: async () => (await import("./de")).de,
  es: async () => (await import("./es")).es,
  fr: async () => (await import("./fr")).fr,
  it: async () => (await import("./it")).it,
  pt: async () => (await import("./pt")).pt,
  nl: async () => (await import("./nl")).nl,
  pl: async () => (await import("./pl")).pl,
  ja: async () => (await import("./ja")).ja,
  ar: async () => (await import("./ar")).ar,
};

/** Called where pages are rendered, and by the researchers' preview: a browser loads only one language. */
export const wordsFor = (language: Language): Promise<Words> => FILES[language]();
