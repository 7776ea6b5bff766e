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
/** "I was fined", "we've been", "ich wurde" */
const PASSIVE =
  /(?<!\p{L})(?:I|we|ich|wir)(?:['’](?:ve|m|re|d))?(?: \p{L}+){0,3} (?:was|were|am|are|been|being|got|get|gets|getting|be|wurden?|werden?|worden|bin|sind)(?!\p{L})|(?<!\p{L})(?:I|we)['’](?:m|re) |(?:wurden?|bin|sind) (?:ich|wir)(?!\p{L})/iu;
/** "I got a fine": the same as a thing. */
const GOT =
  /(?<!\p{L})(?:I|we|ich|wir)(?:['’]ve)?(?: \p{L}+){0,2} (?:got|had|get|received|paid|bekam\p{L}*|bekommen) (?:\p{L}+ )?(?:an?|another|the|two|three|eine?n?) (?:\p{L}+ )?$/iu;
const OWN = /(?<!\p{L})(?:me|us|my|our|mine|ours|mich|mir|uns|mein\p{L}*|unser\p{L}*)(?!\p{L})/iu;
const ONE = /(?<!\p{L})(?:I|we|ich|wir)(?!\p{L})/iu;
const NOT =
  /(?<!\p{L})(?:not|never|nobody|\p{L}+n['’]t|nicht|nie(?:mals)?|nearly|almost|fast|beinahe|would|could|might|['’]d have|if|wenn)(?!\p{L})/iu;
const WORD = /[\p{L}\p{N}’'-]+/gu;

/**
 * Whether somebody says that it happened to themselves: "We were fined", "They fined us", "I got a fine"; "My neighbor
 * was fined" and "I'm fine" not.
 */
export function underwent(text: string, language: string | null, verb: string): boolean {
  const names: Name[] = [[verb]];
  return sentencesOf(text)
    .flatMap((sentence) => sentence.split(CLAUSES))
    .some(
      (clause) =>
        !NOT.test(clause) &&
        [...clause.matchAll(WORD)].some(({ 0: word, index }) => {
          if (!says(word, language, names)) return false;
          const [before, after] = [clause.slice(0, index), clause.slice(index + word.length)];
          const isSame = wordsOf(word)[0] === verb;
          return (
            (isSame && (PASSIVE.test(before) || (language === "de" && ONE.test(before)))) ||
            GOT.test(before) ||
            OWN.test(after) ||
            (language === "de" && OWN.test(clause))
          );
        }),
    );
}
