import { plainLetters } from "@/lib/core/text/plain-letters";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { stanceOf } from "@/lib/services/eva/analyst/witnesses/stance";
import { phraseWordsFor } from "./phrase-words";
import { declines } from "./read-answer";
import { lacksSubject, tellsOfEvent } from "./tenses";
import { isUnspaced } from "./unspaced";
import { unspacedSpan } from "./unspaced-phrase";

const MOST_WORDS = 13;
const MOST_CHARACTERS = 90;
/** Of what is cut. */
const FEWEST_WORDS = 3;
const WORTH_ASKING = 2;
/** What is said or thought, and when something was, belongs to it: "Er hat gesagt, dass …", "Ich war froh, als …" */
const CLAUSE =
  /(?:,(?=\s(?:dass|daß|ob|als|wenn|że|żeby|kiedy|gdy)\s)|[^.,;:!?…\n()\u2014\u2013"“”„«»[\]{}<>、。！？；：，「」『』（）・،؛؟])+/giu;
const SENTENCE = /[^.!?…\n。！？؟]+/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu;
/** Addresses, personal numbers and links are never repeated. */
const PRIVATE = /@|https?:|www\.|\p{Nd}[\p{Nd}\s/-]{6,}/iu;

type Span = { text: string; score: number };
type PhraseWords = ReturnType<typeof phraseWordsFor>;

/**
 * The part of an answer most worth asking about: consecutive words, exactly as said. Null if nothing stands out that
 * wasn't asked about before. What declines to say more is never taken up. `language` is the study's.
 */
export function salientPhrase(answer: string, asked: readonly string[], language: string | null = null): string | null {
  const before = asked.map(plainLetters);
  const words = phraseWordsFor(language);
  const parts = [...answer.matchAll(SENTENCE)]
    .filter(([sentence]) => !declines(sentence))
    .flatMap(([sentence]) => [...sentence.matchAll(CLAUSE)])
    .flatMap(([clause]) =>
      isUnspaced(clause) ? clause.split(/けれども|けれど|けど/u) : partsOf(clause, words, language),
    )
    .filter((part) => part.trim() !== "");
  const spans = parts
    .flatMap((part, at) => (isUnspaced(part) ? unspacedSpan(part) : spanOf(part, parts[at + 1], words, language)) ?? [])
    .filter(({ text }) => !PRIVATE.test(text) && !before.some((old) => overlaps(old, plainLetters(text))));
  // People come to the point late: of two equally significant spans, the later one.
  const best = spans.reduce<Span | null>((top, span) => (top && top.score > span.score ? top : span), null);
  return best && best.score >= WORTH_ASKING ? best.text : null;
}

/**
 * A clause's parts between "and", "but" and the like. One that lacks its subject stays with what names it, and so does
 * a single word ("and panic") or the moment ("when she moves"). What is said after a "but" begins with it.
 */
function partsOf(clause: string, { joint, moment, contrast }: PhraseWords, language: string | null): string[] {
  const [first = "", ...rest] = clause.split(joint);
  const parts = [first];
  for (let at = 0; at < rest.length; at += 2) {
    const [joined = "", part = ""] = rest.slice(at);
    const whole = `${parts.at(-1)}${joined}${part}`;
    const isBrief = whole.length <= MOST_CHARACTERS && wordsIn(whole) <= MOST_WORDS;
    const belongs = lacksSubject(part, language) || moment.test(joined) || wordsIn(part) === 1;
    if (isBrief && belongs) parts.splice(-1, 1, whole);
    else parts.push(contrast.test(joined) ? `${joined}${part}` : part);
  }
  return parts;
}

const wordsIn = (text: string): number => text.match(WORD)?.length ?? 0;

const overlaps = (old: string, text: string): boolean => old.includes(text) || text.includes(old);

/**
 * A clause without the fillers at its ends, cut to what can be said in one breath, and its significance. Praise before
 * a "but" is a courtesy.
 */
function spanOf(
  clause: string,
  next = "",
  { grammar, fillers, tails, cuts, troubled, contrast }: PhraseWords,
  language: string | null,
): Span | null {
  const words = [...clause.matchAll(WORD)].map((match) => {
    const plain = plainLetters(match[0]);
    const telling = !isStopWord(plain) && !grammar.has(plain);
    return { plain, telling, start: match.index, end: match.index + match[0].length };
  });
  let from = 0;
  const beginsWith = (filler: string[]) => filler.every((word, at) => words[from + at]?.plain === word);
  for (let filler = fillers.find(beginsWith); filler; filler = fillers.find(beginsWith)) from += filler.length;
  let to = words.length - 1;
  const endsWith = (tail: string[]) => tail.every((word, at) => words[to - tail.length + 1 + at]?.plain === word);
  for (let tail = tails.find(endsWith); tail; tail = tails.find(endsWith)) to -= tail.length;
  const length = () => (words[to]?.end ?? 0) - (words[from]?.start ?? 0);
  if (to - from >= MOST_WORDS || length() > MOST_CHARACTERS) {
    while (to > from && (to - from >= MOST_WORDS || length() > MOST_CHARACTERS)) to--;
    // Best before a "so" or "which"; at least it doesn't end in the middle of "in order to".
    const cut = words.findLastIndex(({ plain }, at) => at <= to + 1 && cuts.has(plain));
    if (cut - from >= FEWEST_WORDS) to = cut - 1;
    else while (to > from && !words[to]?.telling) to--;
  }
  const [first, last] = [words[from], words[to]];
  if (!first || !last || length() > MOST_CHARACTERS) return null;
  const inside = words.slice(from, to + 1);
  const telling = inside.filter((word) => word.telling).length;
  if (telling === 0) return null;
  const text = clause.slice(first.start, last.end);
  const upset = inside.some(({ plain }) => troubled.test(plain)) ? 1.5 : 0;
  const alone = telling === 1 && inside.length <= 2 && upset === 0 ? -1.5 : 0.5;
  const happened = tellsOfEvent(text, language) ? 0.5 : 0;
  // "It was nice, but …": the rest is what somebody wanted to say.
  const point = contrast.test(clause) ? 2 : 0;
  const stance = stanceOf(clause);
  const side = stance > 0 && contrast.test(next) ? -1 : Math.min(2, Math.abs(stance));
  return { text, score: Math.min(telling, 4) + side + upset + alone + happened + point };
}
