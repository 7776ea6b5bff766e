import { stanceOf } from "@/lib/services/eva/analyst/stance";
import { isStopWord } from "@/lib/services/eva/words/stop-words";
import { plainLetters } from "@/lib/services/evidence/plain-letters";
import { isGrammar } from "./grammar-words";

const MOST_WORDS = 9;
const MOST_CHARACTERS = 80;
const CLAUSE = /[^.,;:!?…\n()\u2014\u2013"“”„«»[\]{}<>]+/gu;
const JOINT =
  /\s(?:and|but|because|so|then|when|while|although|which|und|aber|weil|dass|sodass|wenn|als|obwohl|y|pero|porque|cuando|aunque|et|mais|parce que|quand|lorsque|donc)\s/giu;
const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;
/** Addresses, numbers of people and links are never said back. */
const PRIVATE = /@|https?:|www\.|\d[\d\s/-]{6,}/i;

type Span = { text: string; score: number };

/**
 * The part of an answer that is most worth asking about: a few words in a row, exactly as they were said. Null when
 * nothing stands out that was not asked about before.
 */
export function salientPhrase(answer: string, asked: readonly string[]): string | null {
  const before = asked.map(normal);
  const spans = [...answer.matchAll(CLAUSE)]
    .flatMap(([clause]) => clause.split(JOINT))
    .flatMap((clause) => spanOf(clause) ?? [])
    .filter(({ text }) => !PRIVATE.test(text) && !before.some((old) => overlaps(old, normal(text))));
  const [best] = spans.sort((a, b) => b.score - a.score);
  return best && best.score >= 2 ? best.text : null;
}

const normal = (text: string): string => plainLetters(text.toLowerCase());
const overlaps = (old: string, text: string): boolean => old.includes(text) || text.includes(old);

/** A clause without the grammar at its ends, cut to a length one can say in a breath, and how much it tells. */
function spanOf(clause: string): Span | null {
  const words = [...clause.matchAll(WORD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    telling: !isStopWord(normal(match[0])) && !isGrammar(normal(match[0])),
  }));
  const from = words.findIndex(({ telling }) => telling);
  const last = words.findLastIndex(({ telling }) => telling);
  if (from < 0) return null;
  let to = Math.min(last, from + MOST_WORDS - 1);
  while (to > from && (!words[to]?.telling || (words[to]?.end ?? 0) - (words[from]?.start ?? 0) > MOST_CHARACTERS))
    to--;
  const [first, end] = [words[from], words[to]];
  if (!first || !end || end.end - first.start > MOST_CHARACTERS) return null;
  const text = clause.slice(first.start, end.end);
  const telling = words.slice(from, to + 1).filter((word) => word.telling).length;
  if (telling === 1 && text.length < 4) return null;
  return { text, score: Math.min(telling, 4) + Math.min(2, Math.abs(stanceOf(clause))) + (to > from ? 0.5 : 0) };
}
