import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { type Name, says } from "../mentions/says";
import { asksWho } from "./asks-who";

/** "Who has been fined?", "Did anyone get hurt?" */
const ENGLISH =
  /(?<!\p{L})(?:been|was|were|got|get|gets)(?: (?:ever|already|once|\p{L}+ly))* (\p{L}+(?:ed|en|own|wn|lt|nt|ght|rt|id|de|ft|ung|ost|oken|aught|cked))(?!\p{L})/iu;
/** "Wer wurde abgelehnt?" */
const GERMAN =
  /(?<!\p{L})(?:wurden?|worden|sind|ist)(?!\p{L}).*?(?<!\p{L})(\p{L}*ge\p{L}+(?:t|en)|(?:be|ver|er|ent|zer)\p{L}+(?:t|en))(?!\p{L})/iu;

/** What happened to those whom a question is for, by its verb; null if it asks for anything else. */
export function undergoneIn(question: string): string | null {
  if (!asksWho(question)) return null;
  const verb = (ENGLISH.exec(question) ?? GERMAN.exec(question))?.[1];
  return verb === undefined ? null : (wordsOf(verb)[0] ?? null);
}

const CLAUSES = /[,;:–—]|(?<!\p{L})(?:but|because|and|so|that|who|when|aber|weil|und|denn|dass|wenn|als)(?!\p{L})/iu;
const ONE = /(?<!\p{L})(?:I|we|ich|wir)(?!\p{L})/iu;
const OWN = /(?<!\p{L})(?:me|us|my|our|mine|ours|mich|mir|uns|mein\p{L}*|unser\p{L}*)(?!\p{L})/iu;
const WORD = /[\p{L}\p{N}’'-]+/gu;

/** Whether somebody says that it happened to themselves: "We were fined", "They fined us", "My neighbor was fined" not. */
export function underwent(text: string, language: string | null, verb: string): boolean {
  const names: Name[] = [[verb]];
  return sentencesOf(text)
    .flatMap((sentence) => sentence.split(CLAUSES))
    .some((clause) =>
      [...clause.matchAll(WORD)].some(
        ({ 0: word, index }) =>
          says(word, language, names) &&
          (ONE.test(clause.slice(0, index)) ||
            OWN.test(clause.slice(index + word.length)) ||
            (language === "de" && OWN.test(clause))),
      ),
    );
}
