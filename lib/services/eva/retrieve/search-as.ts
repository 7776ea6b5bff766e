import type { Nearness } from "@/lib/services/analysis/embeddings/nearness-to";
import { SUPPOSES } from "@/lib/services/analysis/themes/statements/stand-of";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { frameOf, wayOf } from "../reading/frame";
import { answersIn, askedAboutIt, askedBefore, askedByWord } from "./asked/answers-to";
import { type Alike, askedAlike } from "./asked/asked-alike";
import { askedFor } from "./asked/asked-for";
import { askedOfIt } from "./asked/asked-of-it";
import { askedOfStudy } from "./asked/asked-of-study";
import { askedToWish } from "./asked/asked-to-wish";
import { askedWhatMoves } from "./asked/asked-what-moves";
import { askedWhyChosen } from "./asked/asked-why-chosen";
import { lastAsked, putTo } from "./asked/put-to";
import { questionKey } from "./asked/question-key";
import { whoIsAsked } from "./asked/who-is-asked";
import type { Corpus } from "./corpus/corpus";
import { isOf } from "./corpus/names-in";
import { type Passage, passagesOf } from "./corpus/passages";
import { peopleIn } from "./corpus/people-in";
import { isSaid } from "./question/is-said";
import type { Asked } from "./question/question-terms";
import { unsaidOf } from "./question/unsaid";
import { type Ranked, rank, rankAll } from "./ranking/rank";
import { WEIGHTS } from "./ranking/weights";
import { FOUND, type Found } from "./searched";

/**
 * The threshold from which something answers: how much of a question's weight a passage certainly covers (at most 1),
 * plus how well the best one fits overall by words (about 0.5 to 1.5). Three in five development questions pass, and
 * one in twelve near misses ("a phone call from sales"). Nearness in meaning doesn't count: what was never said has
 * near neighbors just as often.
 */
const ANSWERING = 1.5;
/** "What would make them come back?" leaves only words that everybody uses of anything. */
const VAGUELY = 0.6;
/** "Is there an Android version?" isn't answered by versions of a file. */
const RAREST = 0.3;
/** What one person is asked in passing is no question of a guide. */
const FEWEST_ASKED = 2;
/** Who says this much of a question in their own words speaks about it, whatever they were asked. */
const NAMED = 0.9;
/** Of so many words, a question is asked again for nothing else. */
const SURELY_SAME = 3;

/**
 * `isDenied`: it asks for those who don't; `isOneSided`: for a view on one side only, however it was put in English.
 */
export type Reading = { near?: Nearness | undefined; isDenied?: boolean; isOneSided?: boolean };

/**
 * A question as it is looked up. `own`: what those said whom it asks about, `isOfAll`: that is everybody; `named`: what
 * these named when they were asked for the side that it asks for.
 */
type Search = {
  question: string;
  asked: Asked;
  passages: readonly Passage[];
  own: readonly Passage[];
  isOfAll: boolean;
  named: readonly Passage[];
  nameWords: ReadonlySet<string>;
  isOneSided: boolean;
};

/**
 * What answers a question as its terms were read: what people said when they were asked just that, in whatever words,
 * else what they say of it anywhere.
 */
export async function searchAs(
  question: string,
  asked: Asked,
  corpus: Corpus,
  nameWords: ReadonlySet<string>,
  { near, isOneSided = false }: Reading,
): Promise<Found> {
  const isAbout = (person: string) => isOf(person, asked.names);
  const passages = await passagesOf(corpus);
  const own = passages.filter(({ person }) => isAbout(person));
  const isOfAll = asked.names.size === 0;
  const named = askedFor(asked, own);
  const search: Search = { question, asked, passages, own, isOfAll, named, nameWords, isOneSided };
  const known = ofStudy(search, corpus) ?? onOneSide(search);
  if (known) return known;
  const { put, isInOtherWords } = await putIn(search);
  const onlyPut = put.length > 0 && !isOfAll ? putAlone(asked, put) : null;
  // Beside a view that they were asked for, what else somebody says of it counts, if anything.
  if (onlyPut && frameOf(question) !== null) return onlyPut;
  const isOfPeople = asked.terms.length === 0 && !isOfAll;
  const found = await (isOfPeople ? rankAll(passages, isAbout) : rank(asked, passages, isAbout, near));
  const ranked = isOfAll ? answersFirst(put, found) : found;
  if (named.length > 0) return { ...FOUND, asked, ranked: answersFirst(named, ranked), askedFor: new Set(named) };
  // A person's other words about moving out don't say what would make them do so.
  if (!isOfAll && frameOf(question) === "moves")
    return { ...FOUND, asked, ranked: supposingFirst(ranked), sure: 0, answers: false };
  const sure = surenessOf(ranked, asked);
  if (sure < ANSWERING) {
    if (onlyPut) return onlyPut;
    const answering = askedOfIts(search);
    if (answering.length > 0) return { ...FOUND, asked, ranked: answering };
  }
  const alike = isOfAll ? askedOfAll(search, put) : null;
  if (alike && outweighs(alike, { question, ranked, put, isInOtherWords }))
    return { ...FOUND, asked, ranked: answersIn(alike.answering), askedSo: alike.question };
  if (put.length > 0 && isOfAll) return { ...FOUND, asked, ranked, put: new Set(put) };
  const answers = sure >= ANSWERING && isSaid(asked, ranked);
  return { ...FOUND, asked, ranked, sure, answers, unsaid: unsaidOf(question, asked, passages) };
}

/** What people answered who were asked why they decided as they did, if it is a study's own question. */
function ofStudy({ question, asked, passages, isOfAll, nameWords }: Search, { aims }: Corpus): Found | null {
  const of = aims && isOfAll ? askedOfStudy(question, asked.german, passages, aims, nameWords) : null;
  return of && { ...FOUND, asked, ranked: answersIn(of.answering), askedSo: of.question };
}

/** "Is anything unclear?" asks what is. */
function onOneSide({ question, asked, passages, isOfAll, named, nameWords, isOneSided }: Search): Found | null {
  if (!isOneSided || !isOfAll || named.length > 0) return null;
  const ranked = askedBefore(question, passages, nameWords, asked.german);
  const [first] = ranked;
  if (!first || peopleIn(ranked.map(({ passage }) => passage)) < FEWEST_ASKED) return null;
  return { ...FOUND, asked, ranked, askedSo: lastAsked(first.passage.asked.text) };
}

/** What those answered who were asked just that; `isInOtherWords`: not in the very same. */
async function putIn({ question, asked, passages, own, nameWords, isOneSided }: Search) {
  if (isOneSided) return { put: [], isInOtherWords: false };
  const putSo = await putTo(question, asked.german, passages, nameWords);
  const isInOtherWords = putSo.length > 0;
  const put = isInOtherWords ? putSo : askedTheSame(question, asked.german, passages, nameWords);
  const among = new Set(own);
  return { put: put.filter((passage) => among.has(passage)), isInOtherWords };
}

/** Who was asked it in the very same words. */
function askedTheSame(question: string, german: boolean, passages: readonly Passage[], names: ReadonlySet<string>) {
  const key = questionKey(question, german ? "de" : "en", new Set([...names, ...whoIsAsked(wordsOf(question))]));
  if (key.split(" ").length < SURELY_SAME) return [];
  return passages.filter(({ asked, distance }) => distance === 1 && asked.key === key);
}

const putAlone = (asked: Asked, put: readonly Passage[]): Found => ({
  ...FOUND,
  asked,
  ranked: answersIn(put),
  askedFor: new Set(put),
  put: new Set(put),
});

/**
 * Who was asked just that answers it, however few of its words an answer repeats; what others say is judged beside
 * that.
 */
function answersFirst(ranked: readonly Passage[], others: readonly Ranked[]): Ranked[] {
  const answers = new Set(ranked);
  const best = others[0]?.score ?? 1;
  const first = answersIn(ranked).map((one) => ({ ...one, score: best }));
  return [...first, ...others.filter(({ passage }) => !answers.has(passage))];
}

/** What somebody says on a condition comes closest to what would make them do a thing. */
const supposingFirst = (ranked: readonly Ranked[]): Ranked[] =>
  ranked.filter(({ passage }) => SUPPOSES.test(passage.line.text));

/** How surely the best of what was found answers the question, as compared with `ANSWERING`. */
function surenessOf(ranked: readonly Ranked[], { vague, terms }: Asked): number {
  const told = Math.max(0, ...ranked.map(({ coverage, rarest }) => (rarest >= RAREST ? coverage : coverage / 2)));
  const worded = ranked.reduce((most, one) => Math.max(most, one.worded), 0);
  return (told + worded ** (1 / WEIGHTS.flat)) * (vague && terms.length > 0 ? VAGUELY : 1);
}

/** What people answered who were asked about it, if nothing else surely tells. */
function askedOfIts({ question, asked, own, isOfAll, nameWords }: Search): Ranked[] {
  const again = askedBefore(question, own, nameWords, asked.german);
  const about = again.length > 0 ? again : askedAboutIt(asked, own);
  // What several people were asked is counted by `asked-alike`; of one, it is enough to know what they answered.
  return about.length > 0 || isOfAll ? about : askedByWord(asked, own);
}

/** A question of the guide that asks the same, in whatever words. */
function askedOfAll({ question, asked, passages }: Search, put: readonly Passage[]): Alike | null {
  return (
    askedOfIt(question, passages) ??
    askedWhyChosen(question, passages) ??
    askedWhatMoves(question, asked.german, passages) ??
    askedAlike(question, asked, passages) ??
    // What people would change only stands for what they weren't asked.
    (put.length > 0 ? null : askedToWish(question, passages))
  );
}

type Beside = { question: string; ranked: readonly Ranked[]; put: readonly Passage[]; isInOtherWords: boolean };

/** Whether the answers to a question of the guide tell more than what was found beside them. */
function outweighs({ answering, isSame }: Alike, { question, ranked, put, isInOtherWords }: Beside): boolean {
  const people = peopleIn(answering);
  if (people < peopleIn(put)) return false;
  if (isSame && (!isInOtherWords || wayOf(question) === "manner")) return true;
  return people > peopleIn(ranked.filter(({ own }) => own >= NAMED).map(({ passage }) => passage));
}
