import type { Nearness } from "@/lib/services/analysis/embeddings/nearness-to";
import { knownWords } from "@/lib/services/analysis/meaning/words";
import { SUPPOSES } from "@/lib/services/analysis/themes/statements/stand-of";
import { inEnglish } from "@/lib/services/analysis/words/in-english";
import { looksGerman } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { searchConfig } from "@/lib/services/evidence/search-config";
import { asPlainQuestion, findMentions, type Mentions } from "../mentions/find-mentions";
import { type Mention, readMention } from "../mentions/read-mention";
import { asView } from "../reading/as-view";
import { readDenial } from "../reading/denial";
import { asksWhyNot, frameOf, wayOf } from "../reading/frame";
import { answersIn, askedAboutIt, askedBefore, askedByWord, SURELY } from "./answers-to";
import { askedAlike } from "./asked-alike";
import { askedFor } from "./asked-for";
import { askedOfIt } from "./asked-of-it";
import { askedOfStudy } from "./asked-of-study";
import { askedToWish } from "./asked-to-wish";
import { askedWhatMoves } from "./asked-what-moves";
import { askedWhyChosen } from "./asked-why-chosen";
import { withCompoundsApart } from "./compounds";
import type { Corpus } from "./corpus";
import { inBoth } from "./in-both";
import { isSaid } from "./is-said";
import { type Mended, mendSpelling } from "./mend-spelling";
import { type Passage, passagesOf } from "./passages";
import { peopleIn } from "./people-in";
import { readPostings } from "./postings";
import { lastAsked, putTo } from "./put-to";
import { questionKey } from "./question-key";
import { type Asked, questionTerms } from "./question-terms";
import { type Ranked, rank, rankAll } from "./rank";
import { spokenOfByAll } from "./spoken-of-by-all";
import { turned } from "./turned";
import { unknownPeople } from "./unknown-people";
import { unsaidOf } from "./unsaid";
import { WEIGHTS } from "./weights";
import { whoIsAsked } from "./who-is-asked";

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

/**
 * `sure`: the higher, the more likely something answers the question; `answers`: whether it passes the threshold.
 * `unsaid`: names in the question that nobody used. `asked`: how the question was read. `askedSo`: the question that
 * people were asked, if it is their answers to that which answer; `askedFor`: what they named when they were asked for
 * the side that the question asks for. `mentions`: who says the thing, if that is asked. `denied`: it asks for those
 * who don't.
 */
export type Searched = {
  asked: Asked;
  ranked: Ranked[];
  answers: boolean;
  sure: number;
  unsaid: string[];
  unknown: string[];
  askedSo: string | null;
  askedFor: ReadonlySet<Passage>;
  /** Answers of those who were asked just that (`put-to`). */
  put: ReadonlySet<Passage>;
  mended: Mended[];
  mentions: Mentions | null;
  denied: boolean;
};

/** A name in such a question is what is said, not who says it. */
const NOBODY: ReadonlySet<string> = new Set();

export const nameWordsOf = (name: string): string[] => wordsOf(name).filter((word) => word.length > 1);

/** Whether a person is one of those named, if anybody is. */
export const isOf = (person: string, names: ReadonlySet<string>): boolean =>
  names.size === 0 || wordsOf(person).some((word) => names.has(word));

/**
 * Ranks what a corpus says about a question, best first, also by meaning where known (`near`). `nameWords` are parts of
 * all speakers' names.
 */
export async function searchCorpus(
  typed: string,
  corpus: Corpus,
  nameWords: ReadonlySet<string>,
  near?: Nearness,
): Promise<Searched> {
  const passages = await passagesOf(corpus);
  await readPostings(passages);
  const { question: read, mended } = mendSpelling(asView(typed), nameWords, passages, await knownWords());
  const plain = readDenial(read);
  const question = plain ?? read;
  const mention = readMention(question);
  // "What about Søren?" asks what he said, "Who mentioned Søren?" who said his name.
  const isOfPerson = mention?.wanted === "what" && wordsOf(mention.thing).every((word) => nameWords.has(word));
  if (mention && !isOfPerson) {
    // Who was asked about it and answered isn't silent about it.
    const wanted = plain === null ? mention.wanted : "what";
    return { ...(await searchMention(question, { ...mention, wanted }, corpus, near)), mended, denied: plain !== null };
  }
  // What is said in English only is looked up in English; who asks in German is answered in German.
  const german = looksGerman(wordsOf(question));
  const isGerman = ({ language }: Passage) => searchConfig(language) === "german";
  const reading = {
    near,
    isDenied: plain !== null || asksWhyNot(question),
    isOneSided: isOneSided(question, nameWords),
  };
  const search = (text: string) => searchQuestion(text, corpus, nameWords, reading);
  const own = german && passages.some(isGerman) ? await search(withCompoundsApart(question, passages)) : null;
  const other = german && !passages.every(isGerman) ? await search(inEnglish(question)) : null;
  const { asked, ...found } = own && other ? inBoth(own, other, isGerman) : (own ?? other ?? (await search(question)));
  const unknown = unknownPeople(question, nameWords, passages);
  return {
    ...found,
    asked: { ...asked, german },
    mended,
    unknown,
    mentions: null,
    denied: plain !== null && !asked.isTurned,
    answers: found.answers && unknown.length === 0,
  };
}

export type Found = Omit<Searched, "mended" | "unknown" | "mentions" | "denied">;

const NOTHING: ReadonlySet<Passage> = new Set();
/** What surely answers. */
const FOUND = { sure: SURELY, answers: true, unsaid: [] as string[], askedSo: null, askedFor: NOTHING, put: NOTHING };

/** What somebody says on a condition comes closest to what would make them do a thing. */
const supposingFirst = (ranked: readonly Ranked[]): Ranked[] =>
  ranked.filter(({ passage }) => SUPPOSES.test(passage.line.text));

/**
 * Who was asked just that answers it, however few of its words an answer repeats; what others say is judged beside
 * that.
 */
function putFirst(ranked: readonly Ranked[], put: readonly Passage[]): Ranked[] {
  const best = ranked[0]?.score ?? 1;
  const first = answersIn(put).map((one) => ({ ...one, score: best }));
  return [...first, ...ranked.filter(({ passage }) => !put.includes(passage))];
}

/** Of so many words, a question is asked again for nothing else. */
const SURELY_SAME = 3;

/** Who was asked it in the very same words. */
function askedTheSame(question: string, german: boolean, passages: readonly Passage[], names: ReadonlySet<string>) {
  const key = questionKey(question, german ? "de" : "en", new Set([...names, ...whoIsAsked(wordsOf(question))]));
  if (key.split(" ").length < SURELY_SAME) return [];
  return passages.filter(({ asked, distance }) => distance === 1 && asked.key === key);
}

/** Who says a thing is decided by their words alone; how well these fit only decides what is quoted first. */
async function searchMention(
  question: string,
  mention: Mention,
  corpus: Corpus,
  near?: Nearness,
): Promise<Omit<Searched, "mended" | "denied">> {
  const found = await searchQuestion(asPlainQuestion(question, mention), corpus, NOBODY, { near });
  const mentions = await findMentions(mention, found.ranked, await passagesOf(corpus));
  const first = [...mentions.literal, ...mentions.otherwise, ...mentions.asked];
  const next = [...mentions.alone, ...found.ranked].filter((one) => !first.includes(one));
  const isNear = mentions.alone.length > 0 || (mention.wanted === "what" && found.answers);
  return {
    ...found,
    ranked: [...first, ...new Set(next)],
    mentions: { ...mentions, isNear },
    unknown: [],
    unsaid: [],
    askedSo: null,
    answers: first.length > 0,
  };
}

/**
 * `isDenied`: it asks for those who don't; `isOneSided`: for a view on one side only, however it was put in English.
 */
type Reading = { near?: Nearness | undefined; isDenied?: boolean; isOneSided?: boolean };

/** What people like about a thing isn't told by whoever was asked how they find it. */
function isOneSided(question: string, nameWords: ReadonlySet<string>): boolean {
  if (frameOf(question) !== null || wayOf(question) !== "view") return false;
  const { isOfSides, feeling } = questionTerms(question, nameWords);
  return isOfSides || feeling !== null;
}

async function searchQuestion(
  question: string,
  corpus: Corpus,
  nameWords: ReadonlySet<string>,
  reading: Reading = {},
): Promise<Found> {
  const ofAll = spokenOfByAll(question, await passagesOf(corpus));
  const termsOf = (isOfAnyone: boolean): Asked => {
    const asked = questionTerms(question, nameWords, { isOfAnyone, ofAll });
    return (reading.isDenied ? turned(asked) : null) ?? asked;
  };
  const people = whoIsAsked(wordsOf(question));
  const ofAnyone = termsOf(people.size > 0);
  // "What do volunteers find hardest?" isn't answered by whoever says "volunteer".
  if (people.size > 0 && ofAnyone.isOfSides) return searchAs(question, ofAnyone, corpus, nameWords, reading);
  const found = await searchAs(question, termsOf(false), corpus, nameWords, reading);
  if (found.answers || people.size === 0) return found;
  if (ofAnyone.terms.length === 0) return found;
  const again = await searchAs(question, ofAnyone, corpus, nameWords, reading);
  // Without whom it is about, more seems to answer than does: only a side, or what people were asked about, surely
  // does.
  return again.answers && (ofAnyone.isOfSides || again.sure === SURELY) ? again : found;
}

async function searchAs(
  question: string,
  asked: Asked,
  corpus: Corpus,
  nameWords: ReadonlySet<string>,
  { near, isOneSided }: Reading,
): Promise<Found> {
  const isAbout = (person: string) => isOf(person, asked.names);
  const passages = await passagesOf(corpus);
  const isOfPeople = asked.terms.length === 0 && asked.names.size > 0;
  const aims = asked.names.size === 0 ? corpus.aims : undefined;
  const ofStudy = aims ? askedOfStudy(question, asked.german, passages, aims, nameWords) : null;
  if (ofStudy) return { ...FOUND, asked, ranked: answersIn(ofStudy.answering), askedSo: ofStudy.question };
  const named = askedFor(
    asked,
    passages.filter(({ person }) => isAbout(person)),
  );
  // "Is anything unclear?" asks what is.
  const same = isOneSided && named.length === 0 ? askedBefore(question, passages, nameWords, asked.german) : [];
  const [first] = same;
  if (first && asked.names.size === 0 && peopleIn(same.map(({ passage }) => passage)) >= FEWEST_ASKED)
    return { ...FOUND, asked, ranked: same, askedSo: lastAsked(first.passage.asked.text) };
  const putSo = isOneSided ? [] : await putTo(question, asked.german, passages, nameWords);
  const inSameWords = isOneSided || putSo.length > 0 ? [] : askedTheSame(question, asked.german, passages, nameWords);
  const put = [...putSo, ...inSameWords].filter(({ person }) => isAbout(person));
  const onlyPut = { ...FOUND, asked, ranked: answersIn(put), askedFor: new Set(put), put: new Set(put) };
  // Beside a view that they were asked for, what else somebody says of it counts, if anything.
  const isOfView = frameOf(question) === null;
  if (put.length > 0 && asked.names.size > 0 && !isOfView) return onlyPut;
  const found = await (isOfPeople ? rankAll(passages, isAbout) : rank(asked, passages, isAbout, near));
  const ranked = put.length > 0 && asked.names.size === 0 ? putFirst(found, put) : found;
  if (named.length > 0) {
    const best = ranked[0]?.score ?? 1;
    const first = answersIn(named).map((one) => ({ ...one, score: best }));
    const rest = ranked.filter(({ passage }) => !named.includes(passage));
    return { ...FOUND, asked, ranked: [...first, ...rest], askedFor: new Set(named) };
  }
  // A person's other words about moving out don't say what would make them do so.
  if (asked.names.size > 0 && frameOf(question) === "moves")
    return { ...FOUND, asked, ranked: supposingFirst(ranked), sure: 0, answers: false };
  const told = Math.max(0, ...ranked.map(({ coverage, rarest }) => (rarest >= RAREST ? coverage : coverage / 2)));
  const worded = ranked.reduce((most, one) => Math.max(most, one.worded), 0);
  const sure = (told + worded ** (1 / WEIGHTS.flat)) * (asked.vague && asked.terms.length > 0 ? VAGUELY : 1);
  if (sure < ANSWERING) {
    if (put.length > 0 && asked.names.size > 0) return onlyPut;
    const own = passages.filter(({ person }) => isAbout(person));
    const again = askedBefore(question, own, nameWords, asked.german);
    const about = again.length > 0 ? again : askedAboutIt(asked, own);
    // What several people were asked is counted by `asked-alike`; of one, it is enough to know what they answered.
    const answering = about.length > 0 || asked.names.size === 0 ? about : askedByWord(asked, own);
    if (answering.length > 0) return { ...FOUND, asked, ranked: answering };
  }
  // What people would change only stands for what they weren't asked.
  const wished = () => (put.length > 0 ? null : askedToWish(question, passages));
  const alike =
    asked.names.size === 0
      ? (askedOfIt(question, passages) ??
        askedWhyChosen(question, passages) ??
        askedWhatMoves(question, asked.german, passages) ??
        askedAlike(question, asked, passages) ??
        wished())
      : null;
  if (
    alike &&
    peopleIn(alike.answering) >= peopleIn(put) &&
    ((alike.isSame && (putSo.length === 0 || wayOf(question) === "manner")) ||
      peopleIn(alike.answering) > peopleIn(ranked.filter(({ own }) => own >= NAMED).map(({ passage }) => passage)))
  )
    return { ...FOUND, asked, ranked: answersIn(alike.answering), askedSo: alike.question };
  const unsaid = unsaidOf(question, asked, passages);
  if (put.length > 0 && asked.names.size === 0) return { ...FOUND, asked, ranked, put: new Set(put) };
  return { ...FOUND, asked, ranked, sure, answers: sure >= ANSWERING && isSaid(asked, ranked), unsaid };
}

/** What one person is asked in passing is no question of a guide. */
const FEWEST_ASKED = 2;
/** Who says this much of a question in their own words speaks about it, whatever they were asked. */
const NAMED = 0.9;
