import type { SessionFacts } from "./facts";
import { copyPaste } from "./quality/copy-paste";
import { duplicatePerson } from "./quality/duplicate-person";
import { emptyAnswers } from "./quality/empty-answers";
import { machineLike } from "./quality/machine-like";
import { speeding } from "./quality/speeding";
import { straightLining } from "./quality/straight-lining";
import type { Insights } from "./record";

const CHECKS = [speeding, straightLining, copyPaste, machineLike, emptyAnswers, duplicatePerson];

/** Flagged as soon as one check finds something, for a person to review: nothing is excluded automatically. */
export function qualityOf(facts: SessionFacts): Insights["quality"] {
  const reasons = CHECKS.flatMap((check) => check(facts) ?? []);
  return { rating: reasons.length > 0 ? "flagged" : "good", reasons };
}
