/** The study types that v1 calls tests, in the order they are offered. Swarm studies join with their own feature. */
export const STUDY_TYPES = [
  "ai-curated-interview",
  "ai-curated-survey",
  "ai-generated-survey",
  "live-interview",
] as const;
export type StudyType = (typeof STUDY_TYPES)[number];

export const STUDY_STATUSES = ["draft", "running", "paused", "ended"] as const;
export type StudyStatus = (typeof STUDY_STATUSES)[number];

/** Why a study ended: it reached its participants or its deadline, or somebody ended it early. */
export type EndedReason = "completed" | "stopped";
