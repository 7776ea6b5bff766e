import { loadOnce } from "@/lib/core/data/load-once";
import { interviewIn, isOfInterviews } from "@/lib/core/evidence/interviews-in";
import { readMeanings } from "@/lib/services/analysis/concepts/concepts-of";
import { knownWords, type Words } from "@/lib/services/analysis/meaning/words";
import { pacer } from "@/lib/services/analysis/pacer";
import type { AskedFor } from "@/lib/services/analysis/themes/statements/asks-for";
import { withoutPhrasal } from "@/lib/services/analysis/words/phrasal";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { askedIn, calledBy } from "@/lib/services/evidence/asked-in";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import { ownerOf } from "@/lib/services/evidence/record";
import { traitsIn } from "@/lib/services/evidence/traits-in";
import { OpenQuestion } from "../asked/open-question";
import type { Corpus, Document, Line } from "./corpus";
import { joined, lineReader, NOTHING, type Read } from "./line-reader";
import { personKey } from "./people";

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

const SIDE =
  "(?:easy|hard|difficult|simple|good|bad|better|worse|happy|unhappy|satisfied|dissatisfied|fast|slow|clear|unclear|confusing|cheap|expensive|useful|useless|positive|negative|like|dislike|love|hate|leicht|schwer|einfach|schwierig|gut|schlecht|zufrieden|unzufrieden)";
/** "How easy or hard was that?": whoever answers says neither by being asked. */
const CHOICE = new RegExp(`(?<!\\p{L})${SIDE} (?:or|oder) ${SIDE}(?!\\p{L})`, "giu");
/** "The card, or the price, or the extra charges": who names another thing speaks of none of these. */
const LISTED =
  /(?<=[\s:])(?:[^\s,:.?!]+ ){0,3}[^\s,:.?!]+,? (?:or|oder) [^,:.?!]{1,60}?,? (?:or|oder) [^,:.?!]{1,60}/giu;
const withoutChoices = (text: string): string => text.replace(CHOICE, " ").replace(LISTED, " ");

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
  const readLine = lineReader(language, known);
  const read: { words: readonly string[]; read: Read }[] = [];
  for (const { speaker, text } of lines) {
    const words = wordsOf(withoutPhrasal(moderators.has(speaker) ? withoutChoices(text) : text));
    read.push({ words, read: readLine(words) });
    await breathe();
  }
  const readAt = (at: number) => read[at]?.read ?? NOTHING;
  const passages: Passage[] = [];
  const open = new OpenQuestion({ language, isOfSeveral });
  let stretch = 0;
  for (const [at, line] of lines.entries()) {
    await breathe();
    if (at > 0 && !line.follows) {
      open.lose();
      stretch += 1;
    }
    const own = readAt(at);
    if (moderators.has(line.speaker)) {
      open.ask(askedIn(line.text, called), own);
      continue;
    }
    const wordCount = read[at]?.words.length ?? 0;
    const { question, ...answering } = open.say(line, own, wordCount);
    const nearby = joined(besideIn(lines, at).map(readAt));
    passages.push({
      line,
      language,
      ...answering,
      person: personKey(ownerId, line.speaker),
      interview: isOfSeveral ? interviewIn(ownerId, line.speaker) : ownerId,
      isOfSeveral,
      isTrait: traits.has(at),
      place: { line: at, stretch: `${ownerId}:${stretch}` },
      wordCount,
      stems: own.stems,
      question: question.stems,
      nearby: nearby.stems,
      concepts: { own: own.concepts, question: question.concepts, nearby: nearby.concepts },
      words: { own: own.words, question: question.words, nearby: nearby.words },
    });
  }
  return passages;
}

/** Where the same person goes on just before and after a line. */
function besideIn(lines: readonly Line[], at: number): number[] {
  const beside = [...(lines[at]?.follows ? [at - 1] : []), ...(lines[at + 1]?.follows ? [at + 1] : [])];
  return beside.filter((other) => lines[other]?.speaker === lines[at]?.speaker);
}
