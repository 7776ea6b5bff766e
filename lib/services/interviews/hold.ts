import type { StudyRecord } from "@/lib/services/studies/record";

const LEAST_MINUTES = 60;

/** How long a place is kept after the last answer: closing a tab or taking a break doesn't lose it. */
export const holdMinutes = ({ durationMin }: Pick<StudyRecord, "durationMin">): number =>
  Math.max(LEAST_MINUTES, (durationMin ?? 0) * 2);

/**
 * With less than this left, a hold is renewed under the study's lock, because others might already count it as over.
 */
export const SAFE_SECONDS = 60;
