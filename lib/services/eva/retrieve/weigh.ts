import { type Breadth, breadthOf, MEANINGS, meaningsOf } from "@/lib/services/analysis/concepts/concepts-of";
import type { Words } from "@/lib/services/analysis/meaning/words";
import { isSoftWord } from "../words/stop-words";
import { learnRelated } from "./learn-related";
import { nearWords } from "./near-words";
import type { Passage } from "./passages";
import type { Postings } from "./postings";
import type { Asked, Term } from "./question-terms";
import { feels, takingSide } from "./respects";
import { WEIGHTS } from "./weights";

/** A meaning of a term: how telling it is that somebody speaks of it, and whether it is but another form of the word. */
export type Meant = { id: number; told: number; breadth: Breadth; isForm: boolean };

/**
 * A term, how much the question is about it (`weight`; rare words count less for ranking: `flat`), and what else may speak of it.
 * A word that nobody used, but which has everyday synonyms, is judged by those.
 */
export type Weighed = {
  term: Term;
  weight: number;
  flat: number;
  rarity: number;
  meanings: Meant[];
  learned: ReadonlyMap<string, number>;
  /** Words near in meaning, by their numbers, and how much they tell. */
  near: ReadonlyMap<number, number>;
  /** Those that take the side it asks for. */
  taking: ReadonlySet<Passage>;
  languages: readonly (string | null)[];
};

/** Passages of imagined other people: in a workspace of one interview its topic is no common word yet. */
const PRIOR = 300;

/** How telling it is that a passage speaks of a concept: 1 for one in a hundred passages and rarer, less for common. */
const telling = (having: number, all: number): number =>
  Math.min(1, Math.log((all + PRIOR) / (having + PRIOR / 100)) / Math.log(100));

/** The terms of a question with what they weigh among these passages. */
export function weigh(asked: Asked, passages: readonly Passage[], postings: Postings, known: Words): Weighed[] {
  const { terms } = asked;
  const near = nearWords(asked, postings, known, (having) => telling(having, passages.length));
  const languages = [...new Set(passages.map(({ language }) => language))];
  const rarityOf = (found: number) => Math.log(1 + (passages.length + PRIOR) / (found + PRIOR / 100));
  return terms.map((term) => {
    const stems = languages.map((language) => ({ stem: term.stemIn(language), language }));
    const { respect } = term;
    const feeling = respect && term.isFeeling ? passages.filter((passage) => feels(passage, respect)) : [];
    const taking = respect && !term.isFeeling ? new Set(takingSide(passages, respect)) : new Set(feeling);
    const found = Math.max(...stems.map(({ stem }) => postings.stems.own.get(stem)?.length ?? 0), taking.size);
    const ids = [...new Set(["en", "de"].flatMap((language) => meaningsOf(language)(term.stemIn(language))))];
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
