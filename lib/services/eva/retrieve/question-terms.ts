import { stemmerOf } from "../words/stem";
import { isLastResort, isStopWord, looksGerman } from "../words/stop-words";
import { wordsOf } from "../words/words-of";

/** One thing that a question is about. */
export type Term = { word: string; stemIn: (language: string | null) => string };

export type Asked = {
  terms: Term[];
  /** The whole question in order. */
  words: string[];
  /** Parts of people's names in the question: it is about what these people said. */
  names: Set<string>;
  german: boolean;
  /** Nothing but everyday words were left: they say little by themselves, and more in the question that was asked. */
  vague: boolean;
  kind: QuestionKind;
};

/** What would be an answer: a number, a reason, a view, or anything. */
export type QuestionKind = "number" | "reason" | "opinion" | "any";

const KINDS: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    "number",
    /\b(how (many|much|long|often|far|fast|expensive|big|old)|by how much|wie (viele?|lange|oft|weit|teuer))\b/i,
  ],
  ["reason", /\b(why|reasons?|what (made|stopped|pushed|caused|keeps)|warum|wieso|weshalb|grund)\b/i],
  [
    "opinion",
    /\b(think|feel|opinion|like|love|hate|find|good|bad|fair|care|agree|disagree|bother|make of|prefer|trust|regret|worth|meinung|halten|finden|fanden|fand)\b/i,
  ],
];

const MAX_TERMS = 12;

export const termOf = (word: string): Term => ({ word, stemIn: (language) => stemmerOf(language)(word) });

/**
 * What is left of a question without its question words: the topics, and the people whose words are wanted.
 * `nameWords` are the parts of the names of everybody who speaks.
 */
export function questionTerms(question: string, nameWords: ReadonlySet<string>): Asked {
  const words = wordsOf(question);
  const content = [...new Set(words)].filter((word) => !isStopWord(word));
  const names = new Set(content.filter((word) => nameWords.has(word)));
  const topics = content.filter((word) => !names.has(word));
  const terms = (topics.length > 0 ? topics : [...new Set(words)].filter(isLastResort)).slice(0, MAX_TERMS);
  return {
    terms: terms.map(termOf),
    words,
    names,
    german: looksGerman(words),
    vague: topics.length === 0,
    kind: KINDS.find(([, said]) => said.test(question))?.[0] ?? "any",
  };
}
