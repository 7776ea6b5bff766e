import { franc } from "franc";
import { LANGUAGES, type Language } from "./topic";

const words = (text: string) => new Set(text.split(/\s+/));
/** Function words that only one of the four languages has: a question is too short for letter statistics. */
const LITTLE: Record<Language, Set<string>> = {
  en: words(`why how what which when where who do does did are would should could can the of to and with from their our they
users customers about for it is people in after before when`),
  de: words(`warum wie was welche welcher welches wann wo wer weshalb wieso der die das den dem ein eine einen einem und mit von
zu für auf ist sind nicht ihre unser unsere nach vor beim bei nutzer kunden menschen über würden sollten`),
  es: words(`por qué cómo cuál cuáles cuándo dónde quién el la los las un una y con del nuestro nuestra para es son no su sus
antes después usuarios clientes personas sobre deberíamos`),
  fr: words(`pourquoi comment quel quelle quels quelles quand où qui le la les un une et avec des du notre pour est sont ne pas
leur leurs avant après utilisateurs clients gens personnes sur que qu est-ce`),
};
const ENOUGH_FOR_STATISTICS = 40;

/** A single word is German if only German has its ending or its letter: "Einkaufen", "Terminvereinbarung". */
const ONE_GERMAN_WORD = /^\p{Lu}?\p{Ll}{3,}(?:\p{Ll}{2}ung|heit|keit|schaft|aufen|ieren|eiten|ochen)$|^\S*ß\S*$/u;

/** The language of a question; null if it is none of the four that the templates can write in. */
export function languageOf(question: string): Language | null {
  const said = question.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const hits = (language: Language) => said.filter((word) => LITTLE[language].has(word)).length;
  const [best] = [...LANGUAGES].sort((a, b) => hits(b) - hits(a));
  if (best && hits(best) > 0) return best;
  if (ONE_GERMAN_WORD.test(question.trim())) return "de";
  if (question.length < ENOUGH_FOR_STATISTICS) return "en";
  return ({ eng: "en", sco: "en", deu: "de", spa: "es", fra: "fr" } as const)[franc(question) as "eng"] ?? null;
}
