import type { Walk } from "@/lib/core/swarm/types";
import { detectLanguage } from "@/lib/services/transcripts/parse/detect-language";

/** Shorter texts are often names and prices. */
const ENOUGH_CHARACTERS = 600;

/** The language of a site's pages (ISO 639-1): of their words, or if there are few, as declared by the pages. */
export function languageOf({ steps }: Walk): string | null {
  const pages = new Map(steps.flatMap(({ observation: page }) => (page ? [[page.url, page] as const] : [])));
  const texts = [...pages.values()].map(({ text }) => ({ text }));
  const length = texts.reduce((sum, { text }) => sum + text.length, 0);
  const said = [...pages.values()].map(({ lang }) => /^[a-z]{2}(?=$|[-_])/i.exec(lang)?.[0].toLowerCase());
  const declared = said.find((lang) => lang !== undefined) ?? null;
  return (length >= ENOUGH_CHARACTERS ? detectLanguage(texts) : null) ?? declared;
}
