import { plainLetters } from "@/lib/core/plain-letters";
import { stanceOf } from "@/lib/services/eva/analyst/stance";
import { isStopWord } from "@/lib/services/eva/words/stop-words";
import { isFiller, isGrammar, isTroubled } from "./phrase-words";

const MOST_WORDS = 13;
const MOST_CHARACTERS = 90;
const WORTH_ASKING = 2;
const CLAUSE = /[^.,;:!?…\n()\u2014\u2013"“”„«»[\]{}<>]+/gu;
const JOINT =
  /\s(?:and|but|because|so that|then|when|while|although|which|und|aber|weil|sodass|wenn|als|obwohl|y|pero|porque|cuando|aunque|et|mais|parce que|quand|lorsque)\s/giu;
const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;
/** Addresses, personal numbers and links are never repeated. */
const PRIVATE = /@|https?:|www\.|\d[\d\s/-]{6,}/i;

type Span = { text: string; score: number };

/**
 * The part of an answer most worth asking about: consecutive words, exactly as said. Null if nothing stands out that
 * wasn't asked about before.
 */
export function salientPhrase(answer: string, asked: readonly string[]): string | null {
  const before = asked.map(plainLetters);
  const spans = [...answer.matchAll(CLAUSE)]
    .flatMap(([clause]) => clause.split(JOINT))
    .flatMap((clause) => spanOf(clause) ?? [])
    .filter(({ text }) => !PRIVATE.test(text) && !before.some((old) => overlaps(old, plainLetters(text))));
  // People come to the point late: of two equally significant spans, the later one.
  const best = spans.reduce<Span | null>((top, span) => (top && top.score > span.score ? top : span), null);
  return best && best.score >= WORTH_ASKING ? best.text : null;
}

const overlaps = (old: string, text: string): boolean => old.includes(text) || text.includes(old);

/** A clause without the fillers at its ends, cut to what can be said in one breath, and its significance. */
function spanOf(clause: string): Span | null {
  const words = [...clause.matchAll(WORD)].map((match) => {
    const plain = plainLetters(match[0]);
    const telling = !isStopWord(plain) && !isGrammar(plain);
    return { plain, telling, start: match.index, end: match.index + match[0].length };
  });
  const from = words.findIndex(({ plain }) => !isFiller(plain));
  let to = words.findLastIndex(({ plain }) => !isFiller(plain));
  const length = () => (words[to]?.end ?? 0) - (words[from]?.start ?? 0);
  while (to > from && (to - from >= MOST_WORDS || length() > MOST_CHARACTERS)) to--;
  const [first, last] = [words[from], words[to]];
  if (!first || !last || length() > MOST_CHARACTERS) return null;
  const inside = words.slice(from, to + 1);
  const telling = inside.filter((word) => word.telling).length;
  if (telling === 0) return null;
  const troubled = inside.some(({ plain }) => isTroubled(plain)) ? 1.5 : 0;
  const alone = telling === 1 && inside.length <= 2 ? -1.5 : 0.5;
  const score = Math.min(telling, 4) + Math.min(2, Math.abs(stanceOf(clause))) + troubled + alone;
  return { text: clause.slice(first.start, last.end), score };
}
