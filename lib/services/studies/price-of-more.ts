import { AppError, invalid } from "@/lib/core/errors";
import { type Estimate, estimateOf } from "@/lib/core/study/estimate";
import { STUDY_LIMITS } from "@/lib/core/study/limits";
import { whyNoMore } from "@/lib/core/study/why-no-more";
import type { StudySummary } from "./record";

/**
 * The price of raising a launched study's number of participants to `to`: that of those who are added. Throws
 * `conflict` for a study that can't have more, and `invalid` for a number that isn't higher or is beyond what a study
 * may have.
 */
export function priceOfMore(study: StudySummary, to: number): Estimate {
  const reason = whyNoMore(study);
  if (reason) throw new AppError("conflict", reason, { problems: [{ path: "status", message: reason }] });
  const from = study.targetParticipants ?? 0;
  const { max } = STUDY_LIMITS.participants;
  if (to <= from)
    throw invalid("targetParticipants", `The study is for ${from} participants already. Enter a higher number.`);
  if (to > max) throw invalid("targetParticipants", `A study can have ${max} participants at most.`);
  return estimateOf({ ...study, targetParticipants: to - from });
}
