import { meaningsOf, phrasesOf } from "@/lib/services/analysis/concepts/concepts-of";
import { knownWords, readWords, type Words } from "@/lib/services/analysis/meaning/words";
import { askedAbout } from "@/lib/services/analysis/themes/statements/asked-about";
import { type AskedFor, asksFor } from "@/lib/services/analysis/themes/statements/asks-for";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import { ownerOf } from "@/lib/services/evidence/record";
import { searchConfig } from "@/lib/services/evidence/search-config";
import { distinctStemmerOf } from "../words/distinct-stem";
import { stemmerOf } from "../words/stem";
import { isStopWord } from "../words/stop-words";
import { wordsOf } from "../words/words-of";
import type { Corpus, Document, Line } from "./corpus";
import { personKey } from "./people";
import { questionKey } from "./question-key";

/** Something a person said, with what they were answering. */
export type Passage = {
  line: Line;
  person: string;
  language: string | null;
  stems: Set<string>;
  wordCount: number;
  /** Stems of the question asked last. */
  question: Set<string>;
  /**
   * That question and its words, regardless of who is addressed (`question-key`), what it asked people to name, and the
   * stems of the thing that it asked people's view of.
   */
  asked: { text: string; key: string; names: AskedFor | null; about: ReadonlySet<string> };
  /** Lines since that question. */
  distance: number;
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
const NOT_ASKED: Passage["asked"] = { text: "", key: "", names: null, about: new Set() };

/** Lines processed per turn of the event loop: reading all at once would hold up every other request. */
const AT_ONCE = 400;

const read = new WeakMap<Corpus, Promise<Passage[]>>();

/**
 * Every line of everyone who isn't asking the questions; computed once per corpus, however many questions it is asked.
 */
export function passagesOf(corpus: Corpus): Promise<Passage[]> {
  const known = read.get(corpus) ?? readPassages(corpus);
  read.set(corpus, known);
  return known;
}

async function readPassages({ documents }: Corpus): Promise<Passage[]> {
  const passages: Passage[] = [];
  const known = await knownWords();
  let lines = 0;
  for (const document of documents) {
    passages.push(...documentPassages(document, known));
    lines += document.lines.length;
    if (lines >= AT_ONCE) {
      await new Promise((resolve) => setImmediate(resolve));
      lines = 0;
    }
  }
  return passages;
}

function documentPassages({ origin, language, speakers, lines }: Document, known: Words): Passage[] {
  const stem = stemmerOf(language);
  const isEnglish = searchConfig(language) === "english";
  const moderators = moderatorsOf(speakers);
  const words = lines.map((line) => wordsOf(line.text));
  const stemmed = words.map((list) => list.map(stem));
  const distinct = distinctStemmerOf(language);
  const stems = words.map((list) => new Set(list.map(distinct)));
  const meanings = meaningsOf(language);
  const phrases = phrasesOf(language);
  const meant = stemmed.map((list) => new Set([...[...new Set(list)].flatMap(meanings), ...phrases(list)]));
  const numbers = stemmed.map((list, at) => new Set(isEnglish ? numbersOf(known, list, words[at] ?? []) : []));
  const passages: Passage[] = [];
  let question = new Set<string>();
  let asked: ReadonlySet<number> = new Set<number>();
  let askedWords: ReadonlySet<number> = new Set<number>();
  let askedBy = NOT_ASKED;
  let distance = FAR;
  let stretch = 0;
  for (const [at, line] of lines.entries()) {
    if (at > 0 && !line.follows) {
      distance = FAR;
      stretch += 1;
    }
    if (moderators.has(line.speaker)) {
      question = distance === 0 ? new Set([...question, ...(stems[at] ?? [])]) : (stems[at] ?? new Set());
      asked = distance === 0 ? new Set([...asked, ...(meant[at] ?? [])]) : (meant[at] ?? new Set());
      askedWords = distance === 0 ? new Set([...askedWords, ...(numbers[at] ?? [])]) : (numbers[at] ?? new Set());
      const about = wordsOf(askedAbout(line.text)?.name ?? "").filter((word) => !isStopWord(word));
      askedBy = {
        text: line.text,
        key: questionKey(line.text, language),
        names: asksFor(line.text),
        about: new Set(about.map(distinct)),
      };
      distance = 0;
      continue;
    }
    distance += 1;
    const beside = [...(line.follows ? [at - 1] : []), ...(lines[at + 1]?.follows ? [at + 1] : [])].filter(
      (other) => lines[other]?.speaker === line.speaker,
    );
    passages.push({
      line,
      language,
      distance,
      asked: distance <= ANSWERING ? askedBy : NOT_ASKED,
      person: personKey(ownerOf(origin), line.speaker),
      place: { line: at, stretch: `${ownerOf(origin)}:${stretch}` },
      stems: stems[at] ?? new Set(),
      wordCount: words[at]?.length ?? 0,
      question: distance < FAR ? question : new Set(),
      nearby: new Set(beside.flatMap((other) => [...(stems[other] ?? [])])),
      concepts: {
        own: meant[at] ?? new Set(),
        question: distance < FAR ? asked : new Set(),
        nearby: new Set(beside.flatMap((other) => [...(meant[other] ?? [])])),
      },
      words: {
        own: numbers[at] ?? new Set(),
        question: distance < FAR ? askedWords : new Set(),
        nearby: new Set(beside.flatMap((other) => [...(numbers[other] ?? [])])),
      },
    });
  }
  return passages;
}

const numbersOf = (known: Words, stems: readonly string[], words: readonly string[]): number[] =>
  readWords(known, stems, (place) => isStopWord(words[place] ?? "")).map(({ number }) => number);
