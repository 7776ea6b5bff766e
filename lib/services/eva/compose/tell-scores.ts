import { upperFirst } from "@/lib/core/text/upper-first";
import { distinctStemmerOf } from "@/lib/services/analysis/words/distinct-stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { draftOf, type Paragraph } from "../analyst/wording/draft-of";
import { ENGLISH } from "../analyst/wording/english";
import { GERMAN } from "../analyst/wording/german";
import { numberInEnglish, numberInGerman } from "../analyst/wording/number-words";
import type { Looking } from "../prepare";
import type { ScoresAsked } from "../reading/asks-for-scores";
import type { Loaded } from "../retrieve/corpus/load-corpus";
import { type Passage, passagesOf } from "../retrieve/corpus/passages";
import { findScores, type Scores } from "../scores/find-scores";
import type { Score } from "../scores/score-in";
import { composeDraft } from "./compose-draft";
import type { Composed, Telling } from "./composed";

const MOST_QUESTIONS = 4;
/** Of more people, the lowest and the highest are quoted. */
const MOST_QUOTES = 8;
/** Names nothing in particular: "How did people rate the app?" */
const ANYTHING = new Set(
  `it this that them app product tool website site service software prototype task tasks test session experience whole thing
everything overall us likely satisfied easy hard difficult ease nps net promoter app produkt seite website dienst ganze alles
insgesamt aufgabe test`.split(/\s+/),
);
const RECOMMENDING = new Set("recommend likely weiterempfehlen empfehlen".split(" "));

/**
 * The scores that people gave, by what they were asked: how many, from which to which, and the average, with the words
 * of each. Null where nobody gave one of what is asked.
 */
export async function tellScores(
  asked: ScoresAsked,
  corpus: Loaded,
  prepared: Looking,
  german: boolean,
  telling: Telling,
): Promise<Composed | null> {
  const wording = german ? IN_GERMAN : IN_ENGLISH;
  const names = new Set(wordsOf(prepared.question.text).filter((word) => corpus.nameWords.has(word)));
  const isMeant = ({ line }: Passage) =>
    names.size === 0 || wordsOf(line.speaker ?? "").some((word) => names.has(word));
  const found = findScores((await passagesOf(corpus)).filter(isMeant));
  const told = ofWhat(asked, found, names).slice(0, MOST_QUESTIONS);
  if (told.length === 0) return null;
  if (asked.isOfMost && (told[0]?.given.length ?? 0) < corpus.people / 2) return null;
  const paragraphs = told.flatMap((scores): Paragraph[] => {
    const voices = scores.given.map(({ passage, score }) => ({ ranked: { passage }, quote: score.sentence }));
    if (asked.only) {
      const own = scores.given.filter(({ score }) => isSo(score, asked.only));
      const said = own.map(({ passage, score }) => ({ ranked: { passage }, quote: score.sentence }));
      const lowest = asked.only === "low" ? said.reverse() : said;
      return [{ before: wording.only(scores, asked.only, own.length), voices: lowest.slice(0, MOST_QUOTES) }];
    }
    if (names.size > 0) return [{ before: scores.question === "" ? "" : wording.asked(scores.question), voices }];
    const before = [wording.counted(scores, corpus.people), ...(asked.isNps ? npsOf(scores, wording) : [])].join(" ");
    if (voices.length <= MOST_QUOTES) return [{ before, voices }];
    const half = MOST_QUOTES / 2;
    return [
      { before: `${before} ${wording.highest}`, voices: voices.slice(0, half) },
      { before: wording.lowest, voices: voices.slice(-half) },
    ];
  });
  const answer = await composeDraft(
    draftOf(null, paragraphs, german ? GERMAN : ENGLISH),
    corpus,
    prepared,
    german,
    telling,
  );
  return answer.citations.length > 0 ? answer : null;
}

/** Six or less of ten is low, nine or ten high, as the net promoter score has it, and so in proportion. */
const LIMITS = { low: 0.6, high: 0.9 } as const;
const isSo = ({ value, of }: Score, only: "low" | "high" = "low"): boolean =>
  only === "low" ? value <= of * LIMITS.low : value >= of * LIMITS.high;

/**
 * Those of what is asked: by a word of the question that people were asked, or all if it is of nothing in particular.
 */
function ofWhat({ of, isNps }: ScoresAsked, found: readonly Scores[], names: ReadonlySet<string>): readonly Scores[] {
  const words = wordsOf(of).filter((word) => !isStopWord(word) && !names.has(word));
  const about = [...(isNps ? RECOMMENDING : []), ...words];
  const fits = found.filter(({ stems, given }) => {
    const stem = distinctStemmerOf(given[0]?.passage.language ?? null);
    return about.some((word) => stems.has(stem(word)));
  });
  if (fits.length > 0) return fits;
  return !isNps && words.every((word) => ANYTHING.has(word)) ? found : [];
}

const averageOf = ({ given }: Scores): number =>
  Math.round((given.reduce((sum, { score }) => sum + score.value, 0) / given.length) * 10) / 10;

/** Of 10: those who give 9 or 10 less those who give 6 or less, in percent. */
function npsOf({ of, given }: Scores, wording: Wording): string[] {
  if (of !== 10) return [];
  const share = (isCounted: (value: number) => boolean) =>
    (given.filter(({ score }) => isCounted(score.value)).length / given.length) * 100;
  return [wording.nps(Math.round(share((value) => value >= 9) - share((value) => value <= 6)), given.length)];
}

type Wording = {
  asked(question: string): string;
  counted(scores: Scores, people: number): string;
  nps(points: number, people: number): string;
  /** How many gave a low or a high one. */
  only(scores: Scores, only: "low" | "high", count: number): string;
  highest: string;
  lowest: string;
};

/** What few people say is no figure for all. */
const FEW = 30;

const IN_ENGLISH: Wording = {
  asked: (question) => `Asked “${question}”:`,
  counted(scores, people) {
    const { question, of, given } = scores;
    const who = `${numberInEnglish(given.length)} of ${people} people gave a score out of ${of}`;
    const opening = question === "" ? upperFirst(who) : `Asked “${question}”, ${who}`;
    const [high, low] = [given[0]?.score.value ?? 0, given.at(-1)?.score.value ?? 0];
    if (given.length === 1) return `${opening}.`;
    return high === low
      ? `${opening}: all of them ${high}.`
      : `${opening}: from ${low} to ${high}, ${averageOf(scores)} on average.`;
  },
  nps: (points, people) =>
    `That is a net promoter score of ${points}.${people < FEW ? " It says little about anyone but these few." : ""}`,
  only({ question, of, given }, only, count) {
    const limit = only === "low" ? `${Math.floor(of * LIMITS.low)} or less` : `${Math.ceil(of * LIMITS.high)} or more`;
    const who = `${numberInEnglish(count)} of ${given.length} people gave ${limit} out of ${of}.`;
    return question === "" ? upperFirst(who) : `Asked “${question}”, ${who}`;
  },
  highest: "The highest:",
  lowest: "The lowest:",
};

const comma = (value: number): string => String(value).replace(".", ",");
const IN_GERMAN: Wording = {
  asked: (question) => `Auf „${question}“:`,
  counted(scores, people) {
    const { question, of, given } = scores;
    const who = `${numberInGerman(given.length)} von ${people} Personen`;
    const scale = `eine Bewertung von höchstens ${of}`;
    const gave = given.length === 1 ? "gab" : "gaben";
    const opening =
      question === "" ? `${upperFirst(who)} ${gave} ${scale}` : `Auf „${question}“ ${gave} ${who} ${scale}`;
    const [high, low] = [given[0]?.score.value ?? 0, given.at(-1)?.score.value ?? 0];
    if (given.length === 1) return `${opening}.`;
    return high === low
      ? `${opening}: alle ${comma(high)}.`
      : `${opening}: von ${comma(low)} bis ${comma(high)}, im Schnitt ${comma(averageOf(scores))}.`;
  },
  nps: (points, people) =>
    `Das ist ein Net Promoter Score von ${points}.${people < FEW ? " Über andere als diese wenigen sagt er nichts." : ""}`,
  only({ question, of, given }, only, count) {
    const limit =
      only === "low" ? `höchstens ${Math.floor(of * LIMITS.low)}` : `mindestens ${Math.ceil(of * LIMITS.high)}`;
    const gave = count === 1 ? "gab" : "gaben";
    const who = `${numberInGerman(count)} von ${given.length} Personen`;
    return question === ""
      ? `${upperFirst(who)} ${gave} ${limit} von ${of}.`
      : `Auf „${question}“ ${gave} ${who} ${limit} von ${of}.`;
  },
  highest: "Die höchsten:",
  lowest: "Die niedrigsten:",
};
