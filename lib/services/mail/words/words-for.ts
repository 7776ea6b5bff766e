import { de } from "./de";
import { en, type MailWords } from "./en";
import { es } from "./es";
import { fr } from "./fr";

const ALL = { en, de, es, fr } satisfies Record<string, MailWords>;
type Language = keyof typeof ALL;

/** The language of our own texts for a study's language (BCP-47): English if we don't have it. */
export function wordsFor(tag: string | null): { words: MailWords; language: Language } {
  const [primary = ""] = tag?.toLowerCase().split("-") ?? [];
  const language = Object.hasOwn(ALL, primary) ? (primary as Language) : "en";
  return { words: ALL[language], language };
}

/** Fills in the `{names}` of a text; inserted values aren't expanded again. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (found, name: string) => values[name] ?? found);
