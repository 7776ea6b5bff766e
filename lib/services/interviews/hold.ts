import type { StudyRecord } from "@/lib/services/studies/record";

const LEAST_MINUTES = 60;

/** How long a place is kept after the last answer: a closed tab or a break does not cost it. */
export const holdMinutes = ({ durationMin }: Pick<StudyRecord, "durationMin">): number =>
  Math.max(LEAST_MINUTES, (durationMin ?? 0) * 2);

/** With less than this left, a hold is renewed under the study's lock: others might already count it as over. */
export const SAFE_SECONDS = 60;
