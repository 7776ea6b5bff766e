import { loadOnce } from "@/lib/core/data/load-once";
import { interviewIn, isOfInterviews } from "@/lib/core/evidence/interviews-in";
import { meaningsOf, phrasesOf, readMeanings } from "@/lib/services/analysis/concepts/concepts-of";
import { knownWords, readWords, type Words } from "@/lib/services/analysis/meaning/words";
import { pacer } from "@/lib/services/analysis/pacer";
import { askedAbout } from "@/lib/services/analysis/themes/statements/asked-about";
import { type AskedFor, asksFor } from "@/lib/services/analysis/themes/statements/asks-for";
import { distinctStemmerOf } from "@/lib/services/analysis/words/distinct-stem";
import { fluent } from "@/lib/services/analysis/words/fluent";
import { withoutPhrasal } from "@/lib/services/analysis/words/phrasal";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { AnswerCount } from "@/lib/services/evidence/answer-count";
import { askedIn, calledBy } from "@/lib/services/evidence/asked-in";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import { ownerOf } from "@/lib/services/evidence/record";
import { searchConfig } from "@/lib/services/evidence/search-config";
import { traitsIn } from "@/lib/services/evidence/traits-in";
import type { Corpus, Document, Line } from "./corpus";
import { followsUp } from "./follows-up";
import { personKey } from "./people";
import { questionKey } from "./question-key";

/** Something a person said, with what they were answering. */
export type Passage = {
  line: Line;
  person: string;
  /** A key of the conversation that it is from: its transcript, unless that is of several (`isOfSeveral`). */
  interview: string;
  isOfSeveral: boolean;
  /** What its table says of the respondent rather than what they said (`traits-in`). */
  isTrait: boolean;
  language: string | null;
  stems: Set<string>;
  wordCount: number;
  /** Stems of the question asked last, and of what it follows up on. */
  question: Set<string>;
  /**
   * That question and its words, regardless of who is addressed (`question-key`), what it asked people to name, and the
   * stems of the thing that it asked people's view of. `follows`: the question before it and a brief answer to that,
   * which it follows up on, or "".
   */
  asked: { text: string; key: string; names: AskedFor | null; about: ReadonlySet<string>; follows: string };
  /** Lines of this person since that question: in a group, each of them answers it. */
  distance: number;
  /** The same of anybody's: the longer a group talks, the less it speaks of just that. */
  since: number;
  /** Its position in its document, and which contiguous stretch it was read in. */
  place: { line: number; stretch: string };
  /** Stems of what the same person said just before and after. */
  nearby: Set<string>;
  /** The concepts of its own words, of the question, and of neighboring lines. */
  concepts: { own: ReadonlySet<number>; question: ReadonlySet<number>; nearby: ReadonlySet<number> };
  /** The words with known meaning (`meaning/words`) in each. */
  words: { own: ReadonlySet<number>; question: ReadonlySet<number>; nearby: ReadonlySet<number> };
};

const FAR = 8;
/** After this many lines, a speaker has moved on from the question. */
const ANSWERING = 2;
/** A longer answer says many things, of which a follow-up asks about one. */
const BRIEF_ANSWER = 12;
const SIDE =
  "(?:easy|hard|difficult|simple|good|bad|better|worse|happy|unhappy|satisfied|dissatisfied|fast|slow|clear|unclear|confusing|cheap|expensive|useful|useless|positive|negative|like|dislike|love|hate|leicht|schwer|einfach|schwierig|gut|schlecht|zufrieden|unzufrieden)";
/** "How easy or hard was that?": whoever answers says neither by being asked. */
const CHOICE = new RegExp(`(?<!\\p{L})${SIDE} (?:or|oder) ${SIDE}(?!\\p{L})`, "giu");
/** "The card, or the price, or the extra charges": who names another thing speaks of none of these. */
const LISTED =
  /(?<=[\s:])(?:[^\s,:.?!]+ ){0,3}[^\s,:.?!]+,? (?:or|oder) [^,:.?!]{1,60}?,? (?:or|oder) [^,:.?!]{1,60}/giu;
const NOT_ASKED: Passage["asked"] = { text: "", key: "", names: null, about: new Set(), follows: "" };

const NONE: ReadonlySet<number> = new Set();

const inAll = new WeakMap<readonly Document[], typeof readPassages>();
const inOne = new WeakMap<Document, readonly Passage[]>();

/**
 * Every line of everyone who isn't asking the questions; computed once for the same documents, however many questions
 * they are asked, unless that failed.
 */
export const passagesOf = async (corpus: Pick<Corpus, "documents">): Promise<readonly Passage[]> =>
  (await readOnce(corpus)).said;

/** What tables say of the respondents, as passages. */
export const traitLinesOf = async (corpus: Pick<Corpus, "documents">): Promise<readonly Passage[]> =>
  (await readOnce(corpus)).traits;

function readOnce({ documents }: Pick<Corpus, "documents">): ReturnType<typeof readPassages> {
  const known = inAll.get(documents) ?? loadOnce(readPassages);
  inAll.set(documents, known);
  return known(documents);
}

async function readPassages(documents: readonly Document[]): Promise<{ said: Passage[]; traits: Passage[] }> {
  const passages: Passage[] = [];
  const words = await knownWords();
  const breathe = pacer();
  // Questions are asked in these two, whatever people speak.
  for (const language of ["en", "de", ...documents.map(({ language }) => language)])
    await readMeanings(language, breathe);
  for (const document of documents) {
    const own = inOne.get(document) ?? (await documentPassages(document, words, breathe));
    inOne.set(document, own);
    passages.push(...own);
    await breathe();
  }
  return { said: passages.filter(({ isTrait }) => !isTrait), traits: passages.filter(({ isTrait }) => isTrait) };
}

/** What is read of a line: stems, concepts, and words with known meaning. */
type Read = { stems: Set<string>; concepts: ReadonlySet<number>; words: ReadonlySet<number> };
const NOTHING: Read = { stems: new Set(), concepts: new Set(), words: new Set() };

const joined = (reads: readonly Read[]): Read => ({
  stems: new Set(reads.flatMap(({ stems }) => [...stems])),
  concepts: new Set(reads.flatMap(({ concepts }) => [...concepts])),
  words: new Set(reads.flatMap(({ words }) => [...words])),
});

async function documentPassages(
  { origin, language, speakers, lines }: Document,
  known: Words,
  breathe: () => Promise<void>,
): Promise<Passage[]> {
  const moderators = moderatorsOf(speakers);
  const called = calledBy(speakers.map(({ name }) => name));
  const ownerId = ownerOf(origin);
  const isOfSeveral = isOfInterviews(lines, moderators);
  const traits = isOfSeveral ? traitsIn(lines, moderators) : NONE;
  const distinct = distinctStemmerOf(language);
  const readLine = lineReader(language, known);
  const words: string[][] = [];
  const reads: Read[] = [];
  for (const { speaker, text } of lines) {
    const own = wordsOf(
      withoutPhrasal(moderators.has(speaker) ? text.replace(CHOICE, " ").replace(LISTED, " ") : text),
    );
    words.push(own);
    reads.push(readLine(own));
    await breathe();
  }
  const readAt = (at: number) => reads[at] ?? NOTHING;
  const passages: Passage[] = [];
  let question = NOTHING;
  let answer = NOTHING;
  let told = "";
  let askedBy = NOT_ASKED;
  const count = new AnswerCount();
  let stretch = 0;
  for (const [at, line] of lines.entries()) {
    await breathe();
    if (at > 0 && !line.follows) {
      count.lose();
      stretch += 1;
    }
    if (moderators.has(line.speaker)) {
      const asks = askedIn(line.text, called);
      if (asks === "" && count.isOpen) continue;
      const read = fluent(asks);
      // "Why was that?" asks about the question before it, and what was answered.
      const { since } = count;
      const goesOn = since > 0 && since < FAR && followsUp(read) ? [question, answer] : [];
      question = joined([...(since === 0 ? [question] : goesOn), readAt(at)]);
      const about = wordsOf(askedAbout(read)?.name ?? "").filter((word) => !isStopWord(word));
      askedBy = {
        text: asks,
        // Below "Rating", everybody was asked the same.
        key: questionKey(read, language) || (isOfSeveral ? read.toLowerCase() : ""),
        names: asksFor(read),
        about: new Set(about.map(distinct)),
        follows: goesOn.length > 0 ? `${askedBy.text} ${told}` : "",
      };
      count.ask();
      continue;
    }
    const distance = count.say(line.speaker, line.text);
    if (count.since === 1) {
      const isBrief = (words[at]?.length ?? 0) <= BRIEF_ANSWER;
      answer = isBrief ? readAt(at) : NOTHING;
      told = isBrief ? line.text : "";
    }
    const beside = [...(line.follows ? [at - 1] : []), ...(lines[at + 1]?.follows ? [at + 1] : [])].filter(
      (other) => lines[other]?.speaker === line.speaker,
    );
    const [own, asked, nearby] = [readAt(at), distance < FAR ? question : NOTHING, joined(beside.map(readAt))];
    passages.push({
      line,
      language,
      distance,
      since: count.since,
      asked: distance <= ANSWERING ? askedBy : NOT_ASKED,
      person: personKey(ownerId, line.speaker),
      interview: isOfSeveral ? interviewIn(ownerId, line.speaker) : ownerId,
      isOfSeveral,
      isTrait: traits.has(at),
      place: { line: at, stretch: `${ownerId}:${stretch}` },
      wordCount: words[at]?.length ?? 0,
      stems: own.stems,
      question: asked.stems,
      nearby: nearby.stems,
      concepts: { own: own.concepts, question: asked.concepts, nearby: nearby.concepts },
      words: { own: own.words, question: asked.words, nearby: nearby.words },
    });
  }
  return passages;
}

/** Reads the words of a line in a language. */
function lineReader(language: string | null, known: Words): (words: readonly string[]) => Read {
  const [stem, distinct] = [stemmerOf(language), distinctStemmerOf(language)];
  const [meanings, phrases] = [meaningsOf(language), phrasesOf(language)];
  const isEnglish = searchConfig(language) === "english";
  return (words) => {
    const stems = words.map(stem);
    return {
      stems: new Set(words.map(distinct)),
      concepts: new Set([...[...new Set(stems)].flatMap(meanings), ...phrases(stems)]),
      words: new Set(isEnglish ? numbersOf(known, stems, words) : []),
    };
  };
}

const numbersOf = (known: Words, stems: readonly string[], words: readonly string[]): number[] =>
  readWords(known, stems, (place) => isStopWord(words[place] ?? "")).map(({ number }) => number);
