import { type Language, languageOf } from "@/lib/core/languages";
import { ar } from "./ar";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { ja } from "./ja";
import { nl } from "./nl";
import { pl } from "./pl";
import { pt } from "./pt";
import type { MailWords, MailWordsIn } from "./words";

const ALL: { [L in Language]: MailWordsIn<L> } = { en, de, es, fr, it, pt, nl, pl, ja, ar };

/** The texts of mails for a study's language (BCP-47), and the language that they are in. */
export function wordsFor(tag: string | null): { words: MailWords; language: Language } {
  const language = languageOf(tag);
  return { words: ALL[language], language };
}
