import type { SessionFacts } from "./facts";
import type { Signal } from "./record";
import { contradictions } from "./signals/contradiction";
import { hesitations } from "./signals/hesitation";
import { ratingContradictions } from "./signals/rating-contradiction";
import { sentimentTurns } from "./signals/sentiment-turns";
import { strongWording } from "./signals/strong-wording";
import { unitsOf } from "./signals/units";

/** More of one kind would add nothing. */
const MOST_OF_A_KIND = 12;
const LONGEST_QUOTE = 1_000;

/** What stands out in the participant's words, in order; every quote is a part of its segment. */
export function signalsOf(facts: SessionFacts): Signal[] {
  const units = unitsOf(facts.lines);
  const kinds = [
    sentimentTurns(units),
    hesitations(units, facts.lines),
    strongWording(units),
    [...contradictions(units, facts.language), ...ratingContradictions(units, facts)],
  ];
  // After splits, a line's number isn't its position.
  const place = new Map(facts.lines.map(({ index }, at) => [index, at]));
  return kinds
    .flatMap((signals) => signals.filter(({ quote }) => quote.length <= LONGEST_QUOTE).slice(0, MOST_OF_A_KIND))
    .sort((a, b) => (place.get(a.index) ?? 0) - (place.get(b.index) ?? 0) || a.atSeconds - b.atSeconds);
}
