import { timecode } from "@/lib/core/time/timecode";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { quoteWords } from "../quote-words";
import type { Signal } from "../record";
import type { Unit } from "./units";

const NEGATION = new Set(
  `not never no don't didn't doesn't haven't hasn't can't couldn't won't wouldn't isn't wasn't nobody nothing
nicht nie niemals kein keine keinen`.split(/\s+/),
);
/** A change over time, a conditional or a question isn't a contradiction. */
const STORY =
  /\b(used to|at first|initially|in the beginning|before|until|later|since then|nowadays|anymore|any more|back then|eventually|then|after|afterwards|unless|if|when|while|sometimes|usually|except|früher|anfangs|zuerst|später|danach|bevor|wenn|falls|manchmal|inzwischen)\b/i;
const I = new Set(["i", "i've", "i'm", "we", "we've", "ich", "wir"]);
const SAME = 0.75;
const LEAST_SHARED = 2;
const MOST_UNITS = 300;
const LONGEST_QUOTE = 160;

type Claim = { unit: Unit; negated: boolean; stems: Set<string> };

/**
 * Two plain statements about oneself, in different answers, that say the same thing, one of them negated: "I always
 * read the terms" and "I never read the terms".
 */
export function contradictions(units: readonly Unit[], language: string | null): Signal[] {
  const stem = stemmerOf(language);
  const claims = units.flatMap((unit): Claim[] => {
    const words = wordsOf(unit.sentence);
    if (words.length < 3 || words.length > 25 || unit.sentence.endsWith("?") || STORY.test(unit.sentence)) return [];
    if (!words.slice(0, 3).some((word) => I.has(word))) return [];
    const denials = words.filter((word) => NEGATION.has(word)).length;
    const stems = new Set(words.filter((word) => isTelling(word)).map(stem));
    return stems.size >= LEAST_SHARED && denials <= 1 ? [{ unit, negated: denials === 1, stems }] : [];
  });
  const known = claims.slice(0, MOST_UNITS);
  return known.flatMap((claim, at) => {
    const earlier = known.slice(0, at).find((other) => contradicts(other, claim));
    if (!earlier) return [];
    const { sentence, line, atSeconds } = claim.unit;
    const when = earlier.unit.line.startSeconds === null ? "" : ` at ${timecode(earlier.unit.atSeconds)}`;
    const label = `Said earlier${when}: ${quoteWords(earlier.unit.sentence, LONGEST_QUOTE)}`;
    return [{ kind: "contradiction", label, atSeconds, quote: sentence, index: line.index }];
  });
}

const DEGREE = new Set(["always", "ever", "every", "immer", "jedes", "really", "actually", "honestly", "definitely"]);
/** Such claims are made of everyday verbs, so only grammar is left out here. */
const VERBS = new Set(`use used using want wanted need feel find know think get make take see like tell`.split(" "));
const isTelling = (word: string): boolean =>
  !NEGATION.has(word) && !DEGREE.has(word) && !I.has(word) && (VERBS.has(word) || !isStopWord(word));

function contradicts(earlier: Claim, later: Claim): boolean {
  if (earlier.negated === later.negated || earlier.unit.answer === later.unit.answer) return false;
  const shared = [...earlier.stems].filter((stem) => later.stems.has(stem)).length;
  return shared >= LEAST_SHARED && shared / Math.max(earlier.stems.size, later.stems.size) >= SAME;
}
