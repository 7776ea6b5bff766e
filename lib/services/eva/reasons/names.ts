import type { Kind } from "@/lib/services/analysis/themes/statements/lexicon";
import { respectOf } from "@/lib/services/analysis/themes/statements/respect-of";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { readMention } from "../mentions/read-mention";
import { type Name, passageSays, says } from "../mentions/says";
import { waysOf } from "../mentions/ways";
import { matterOf } from "../reading/matter";
import type { Passage } from "../retrieve/corpus/passages";
import { takes, takesSide } from "../retrieve/ranking/respects";

/** Whether a sentence in a language names a thing. */
export type Names = (sentence: string, language: string | null) => boolean;
/** The same of a whole passage, which is cheap to tell, and of a sentence. */
export type Naming = { mayBeIn(passage: Passage): boolean; isIn: Names };

const NOBODY: ReadonlySet<string> = new Set();
/** Where something is doesn't say what it is: "the card at the start of the trial". */
const WHERE =
  / (?:at|during|before|after|when|while|that|which|up ?front|upfront|on the (?:first|second|last|next|final)|in the (?:beginning|end|first|last)|am (?:anfang|ende)|vor|nach|bei|während) .*$/iu;
/** What is too dear, too slow or too hard isn't always called by its name. */
const SHOWN_BY: readonly (readonly [Kind, readonly string[]])[] = [
  ["price", ["price", "prices", "pricing", "cost", "costs", "preis", "preise", "preises", "kosten"]],
  ["speed", ["speed", "slowness", "performance", "loading", "geschwindigkeit", "ladezeit", "ladezeiten"]],
  ["faults", ["bugs", "errors", "crashes", "faults", "stability", "fehler", "absturze"]],
  ["ease", ["usability", "complexity", "difficulty", "bedienung", "bedienbarkeit", "komplexitat"]],
  ["trust", ["trust", "distrust", "vertrauen", "misstrauen"]],
];

function kindsOf(cause: string): Kind[] {
  const words = wordsOf(cause);
  const named = SHOWN_BY.flatMap(([kind, names]) => (names.some((name) => words.includes(name)) ? [kind] : []));
  const felt = words.flatMap((word) => {
    const respect = respectOf(word, words);
    return respect?.side === -1 ? respect.kinds : [];
  });
  return [...named, ...felt];
}

/**
 * Names a supposed reason, whether in its words, by another name, or, if it is one, as what is wrong: "too dear" names
 * the price. Null if it says nothing to look for.
 */
export function namesCause(cause: string, language: string): Naming | null {
  const kinds = kindsOf(cause);
  const isWrong = { kinds, side: -1 } as const;
  const mention = readMention(`Who mentions ${cause.replace(WHERE, "")}?`);
  if (mention) {
    const ways = waysOf(mention).map((parts) => parts.map(({ same, otherwise }) => [...same, ...otherwise]));
    const inAWay = (isSaid: (names: Name[]) => boolean) => ways.some((parts) => parts.every(isSaid));
    return {
      mayBeIn: (passage) => takesSide(passage, isWrong) || inAWay((names) => passageSays(passage, names)),
      isIn: (sentence, spoken) => inAWay((names) => says(sentence, spoken, names)) || takes(sentence, spoken, isWrong),
    };
  }
  const keys = [...matterOf(cause, language, NOBODY)];
  if (keys.length + kinds.length === 0) return null;
  return {
    mayBeIn: (passage) => keys.length > 0 || takesSide(passage, isWrong),
    isIn(sentence, spoken) {
      const own = matterOf(sentence, spoken, NOBODY);
      return (keys.length > 0 && keys.every((key) => own.has(key))) || takes(sentence, spoken, isWrong);
    },
  };
}

/** Going away is leaving. */
const GOES =
  /(?<!\p{L})(?:(?:go|goes|going|walk|walks|walked) away|drop(?:s|ped)? (?:off|out)|bounced?|bounces|disappear(?:s|ed)?|gehen|weggehen|abwandern)(?!\p{L})/giu;
const LEAVING = { kinds: ["leaving"], side: -1 } as const;

/** Tells of what is said to be brought about, leaving in whatever words. Null if it says nothing to look for. */
export function namesEffect(effect: string, language: string): Names | null {
  const plain = effect.replace(GOES, "leave");
  const keys = [...matterOf(plain, plain === effect ? language : "en", NOBODY)];
  if (keys.length === 0) return null;
  const isLeaving = keys.includes("leaving");
  return (sentence, spoken) => {
    if (isLeaving && takes(sentence, spoken, LEAVING)) return true;
    const own = matterOf(sentence, spoken, NOBODY);
    const common = keys.filter((key) => own.has(key)).length;
    return common > 0 && common * 2 >= keys.length;
  };
}
