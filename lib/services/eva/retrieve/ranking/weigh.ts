import { type Breadth, breadthOf, MEANINGS, meaningsOf } from "@/lib/services/analysis/concepts/concepts-of";
import type { Words } from "@/lib/services/analysis/meaning/words";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isSoftWord } from "@/lib/services/analysis/words/stop-words";
import type { Passage } from "../corpus/passages";
import type { Asked, Term } from "../question/question-terms";
import { learnRelated } from "./learn-related";
import { type NearWord, nearWords } from "./near-words";
import type { Postings } from "./postings";
import { feels, takingSide } from "./respects";
import { WEIGHTS } from "./weights";

/**
 * A meaning of a term: how significant it is that someone mentions it, and whether it is just another form of the word.
 */
export type Meant = { id: number; told: number; breadth: Breadth; isForm: boolean };

/**
 * A term, its weight in the question (`weight`; `flat` is for ranking, where rare words count less), and what else may
 * cover it. A word that nobody used but that has everyday synonyms is judged by those.
 */
export type Weighed = {
  term: Term;
  weight: number;
  flat: number;
  rarity: number;
  meanings: Meant[];
  learned: ReadonlyMap<string, number>;
  /** Words near in meaning, by number. */
  near: ReadonlyMap<number, NearWord>;
  /** Passages that take the side it asks for. */
  taking: ReadonlySet<Passage>;
  languages: readonly (string | null)[];
};

/** Passages of imaginary other people: in a workspace with one interview, its topic isn't a common word yet. */
const PRIOR = 300;

/**
 * How significant it is that a passage mentions a concept: 1 for one in a hundred passages or rarer, less for common
 * ones.
 */
const telling = (having: number, all: number): number =>
  Math.min(1, Math.log((all + PRIOR) / (having + PRIOR / 100)) / Math.log(100));

/** The terms of a question with their weights among these passages. */
export function weigh(asked: Asked, passages: readonly Passage[], postings: Postings, known: Words): Weighed[] {
  const { terms } = asked;
  const near = nearWords(asked, postings, known, (having) => telling(having, passages.length));
  const languages = [...new Set(passages.map(({ language }) => language))];
  // "Is there anybody who feels unsafe?" is answered by one, and "What annoys Ana?" by her alone.
  const anybody = asked.isOfSides && (asked.isOfWho || asked.names.size > 0) ? 1 : undefined;
  const rarityOf = (found: number) => Math.log(1 + (passages.length + PRIOR) / (found + PRIOR / 100));
  return terms.map((term) => {
    const stems = languages.map((language) => ({ stem: term.stemIn(language), language }));
    const { respect } = term;
    const feeling = respect && term.isFeeling ? passages.filter((passage) => feels(passage, respect)) : [];
    const taking = respect && !term.isFeeling ? new Set(takingSide(passages, respect, anybody)) : new Set(feeling);
    const found = Math.max(...stems.map(({ stem }) => postings.stems.own.get(stem)?.length ?? 0), taking.size);
    const ids = [
      ...new Set(
        ["en", "de"].flatMap((language) =>
          term.stemIn(language) === "" ? [] : meaningsOf(language)(stemmerOf(language)(term.word)),
        ),
      ),
    ];
    const having = (id: number) => postings.meanings.own.get(id)?.length ?? 0;
    const meanings = ids.map((id) => ({
      id,
      told: telling(having(id), passages.length),
      breadth: breadthOf(id),
      isForm: MEANINGS[id]?.isOneWord ?? false,
    }));
    const meant = Math.max(0, ...ids.map((id) => rarityOf(having(id))));
    const rarity = found === 0 && meant > 0 ? meant : rarityOf(found);
    const share = isSoftWord(term.word) ? WEIGHTS.softly : 1;
    const learned = learnRelated(stems, passages, postings);
    return {
      term,
      weight: rarity * share,
      flat: Math.sqrt(rarity) * share,
      rarity,
      meanings,
      learned,
      near: near.get(term) ?? new Map(),
      taking,
      languages,
    };
  });
}
