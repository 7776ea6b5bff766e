import { de } from "./de";
import { en, type MailWords } from "./en";
import { es } from "./es";
import { fr } from "./fr";

const ALL = { en, de, es, fr } satisfies Record<string, MailWords>;
type Language = keyof typeof ALL;

/** The language of our own words for a study's language (BCP-47): English when we don't write it. */
export function wordsFor(tag: string | null): { words: MailWords; language: Language } {
  const [primary = ""] = tag?.toLowerCase().split("-") ?? [];
  const language = Object.hasOwn(ALL, primary) ? (primary as Language) : "en";
  return { words: ALL[language], language };
}

/** Puts values in place of the `{names}` of a text; what they hold is not looked at again. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (found, name: string) => values[name] ?? found);
