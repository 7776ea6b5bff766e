import { plainLetters } from "@/lib/core/text/plain-letters";
import type { Signal } from "../record";
import type { Unit } from "./units";

const STRONG = new Set(
  `hate hated hates despise despised loathe furious outraged outrageous disgusting disgusted awful terrible horrible
horrendous horrific dreadful appalling atrocious nightmare catastrophe disaster unbearable unacceptable infuriating
infuriated maddening ridiculous insane scam garbage worst fantastic amazing incredible brilliant phenomenal
outstanding flawless adore adored thrilled ecstatic damn fucking fuck shit shitty bullshit crap
hasse hasst furchtbar schrecklich entsetzlich katastrophe katastrophal alptraum albtraum unertraglich widerlich
grossartig fantastisch unglaublich begeistert scheisse mist abzocke`.split(/\s+/),
);
const INTENSE = new Set(
  `absolutely completely totally utterly extremely incredibly insanely so really truly deeply
absolut total extrem wahnsinnig so richtig wirklich`.split(/\s+/),
);
const FELT = new Set(
  `love loved frustrating frustrated annoying annoyed angry confusing useless stupid impossible perfect scared
shocked insulting unfair frustrierend genervt nervig wutend nutzlos unmoglich perfekt liebe`.split(/\s+/),
);
const NEGATION = new Set(
  `not no never isn't wasn't aren't weren't don't didn't doesn't nothing hardly nicht kein keine nie`.split(/\s+/),
);
const SUPPOSED = new Set(["would", "i'd", "we'd", "wouldn't", "wurde", "hatte"]);
/** Someone else's words, and set phrases that only sound strong. */
const NOT_MEANT =
  /\b(said|says|say|saying|told|tells|sagt|sagte|sagen|meinte)\b|\bhates? to (say|admit|be|ask|bother|do this)\b/i;
const QUOTED = /[“"„][^“”"„]*[”"“]/g;
const NEVER_AGAIN = /\b(never (ever )?again|over my dead body|nie wieder)\b/i;
const WORD = /[\p{L}’']+/gu;

/** The word that makes a sentence strong, as it was said; null if it is calm, negated or hypothetical. */
export function strongWord(sentence: string): string | null {
  const own = sentence.replace(QUOTED, " ");
  if (NOT_MEANT.test(own)) return null;
  const words = (own.match(WORD) ?? []).map((word) => ({
    word,
    plain: plainLetters(word.replaceAll("’", "'")).replace(/^'+|(?<!')'+$/g, ""),
  }));
  for (const [at, { word, plain }] of words.entries()) {
    const before = words.slice(Math.max(0, at - 4), at);
    if (before.some(({ plain }) => NEGATION.has(plain) || SUPPOSED.has(plain))) continue;
    if (STRONG.has(plain)) return word;
    const intense = words[at - 1];
    if (FELT.has(plain) && intense && INTENSE.has(intense.plain)) return `${intense.word} ${word}`;
  }
  return NEVER_AGAIN.exec(own)?.[0] ?? null;
}

/** Strongly worded sentences. */
export const strongWording = (units: readonly Unit[]): Signal[] =>
  units.flatMap(({ sentence, line, atSeconds }) => {
    const word = strongWord(sentence);
    if (word === null) return [];
    return [
      { kind: "strong_wording", label: `Strong words: “${word}”`, atSeconds, quote: sentence, index: line.index },
    ];
  });
