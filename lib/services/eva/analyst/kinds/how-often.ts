import { openingOf } from "@/lib/services/analysis/themes/claims/opening-of";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";
import { kindOf, questionTerms } from "@/lib/services/eva/retrieve/question/question-terms";
import { spokenOfByAll } from "@/lib/services/eva/retrieve/question/spoken-of-by-all";
import { measureOf } from "@/lib/services/eva/retrieve/ranking/measures";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { MOST_WITNESSES } from "../witnesses/choose";
import { namesSome } from "../witnesses/feels";
import { draftOf } from "../wording/draft-of";
import type { Phrases } from "../wording/phrases";

const words = (text: string) => new Set(text.split(" "));
/** "How often do you check it?" asks how often people use the product, and so do the others. */
const USES = words(
  "use uses used using open opens opened opening check checks checked checking look looks looked looking log logs logged logging visit visits visited nutzen nutzt benutzen benutzt verwenden offnen offne offnet schauen schaue schaut oft haufig",
);
const PRODUCT = words("app apps product tool software website site system service platform programm produkt");
/** "How often do people train?" was asked as "How often do you go?" */
const BARE = /^how often (?:do|does|did) (?:people|they|everyone) \p{L}+[\s?.!]*$/iu;
const GOES =
  /\bhow often (?:do|did) you (?:usually |normally |actually |really )*(?:go|come|do (?:it|that|this))(?: there| here)?[\s?.!]*$/iu;
/** "The yearly plan" is nobody's habit. */
const PRICED =
  /\b(?:daily|weekly|monthly|yearly|annual|quarterly)\W+(?:\p{L}+\W+)?(?:plans?|prices?|fees?|subscriptions?|bills?|payments?|costs?|rates?|terms?)\b/iu;
const OWN = /\b(?:I|I['’](?:m|d|ve|ll)|we|we['’](?:re|d|ve|ll)|ich|wir|man)\b/iu;

type Stated = { passage: Passage; quote: string };

/** Who says how often they do it: in answer to a question for that, or in a sentence of theirs that speaks of it. */
export function howOften(question: string, retrieved: Retrieved, phrases: Phrases): Draft | null {
  const { said, ranked, named, people } = retrieved;
  const asked = subjectOf(question, said);
  const everybody = named ? new Set(ranked.map(({ passage }) => passage.person)) : null;
  const all = said.filter(({ person }) => everybody?.has(person) ?? true);
  const told = new Map<string, Stated>();
  for (const passage of all)
    if (isAsked(passage, asked, said) && !told.has(passage.person))
      told.set(passage.person, { passage, quote: openingOf(passage.line.text) });
  for (const passage of all) {
    const quote = told.has(passage.person) ? null : habitIn(passage, asked);
    if (quote) told.set(passage.person, { passage, quote });
  }
  if (told.size === 0) return null;
  const voices = [...told.values()]
    .slice(0, MOST_WITNESSES)
    .map(({ passage, quote }) => ({ ranked: { passage }, quote }));
  const lead = named ? null : phrases.often(told.size, people);
  return draftOf(lead, [{ before: "", voices }], phrases, phrases.someOf(voices.length, told.size));
}

/** What is done: its words, or just that the product is used. */
type Subject = { terms: string[]; isUse: boolean; isBare: boolean; product: ReadonlySet<string> };

function subjectOf(question: string, said: readonly Passage[]): Subject {
  const ofAll = spokenOfByAll(question, said);
  const { terms, words: all, names } = questionTerms(question, new Set(), { ofAll });
  const isPlain = (word: string) => !USES.has(word) && !PRODUCT.has(word) && !ofAll.has(word) && !names.has(word);
  return {
    terms: terms.map(({ word }) => word).filter(isPlain),
    isUse: all.some((word) => USES.has(word)),
    isBare: BARE.test(question),
    product: ofAll,
  };
}

function isAsked(
  { asked, distance, language, line }: Passage,
  { terms, isUse, isBare }: Subject,
  said: readonly Passage[],
): boolean {
  if (distance !== 1) return false;
  const question = sentencesOf(asked.text).find((sentence) => kindOf(sentence) === "often");
  if (question === undefined) return false;
  if (isBare && GOES.test(question)) return true;
  if (terms.length > 0) return namesSome(question, language, terms);
  const other = subjectOf(question, said);
  const address = new Set(wordsOf(line.speaker ?? ""));
  return isUse && other.isUse && other.terms.every((term) => address.has(term));
}

/** The first sentence in which somebody says how often they do it; null if they don't. */
function habitIn({ line, language }: Passage, { terms, isUse, product }: Subject): string | null {
  const measure = measureOf("often");
  const says = (text: string): boolean => {
    if (!measure?.test(text) || PRICED.test(text) || !OWN.test(text) || text.endsWith("?")) return false;
    return terms.length > 0 ? namesSome(text, language, terms) : isUse && isOfUse(text, product);
  };
  return sentencesOf(line.text).find(says) ?? null;
}

const isOfUse = (text: string, product: ReadonlySet<string>): boolean => {
  const said = wordsOf(text);
  return said.some((word) => USES.has(word)) && said.some((word) => PRODUCT.has(word) || product.has(word));
};
