/** The study types with people, in the order they are offered: what v1 calls tests. */
export const TEST_TYPES = [
  "ai-curated-interview",
  "ai-curated-survey",
  "ai-generated-survey",
  "live-interview",
] as const;
export type TestType = (typeof TEST_TYPES)[number];

/** All types: in a Swarm study AI agents try a product, and nobody takes part. */
export const STUDY_TYPES = [...TEST_TYPES, "swarm"] as const;
export type StudyType = (typeof STUDY_TYPES)[number];

/**
 * Whether a study is a form: everything is answered on one page, without follow-ups and without anything for a
 * transcript.
 */
export const isForm = (type: StudyType): boolean => type === "ai-generated-survey";

/** Whether a moderator asks the questions, and follows up. */
export const isModerated = (type: StudyType): boolean =>
  type === "ai-curated-interview" || type === "ai-curated-survey";

export const STUDY_STATUSES = ["draft", "running", "paused", "ended"] as const;
export type StudyStatus = (typeof STUDY_STATUSES)[number];

/** Why a study ended: it reached its participants or its deadline, or someone ended it early. */
export type EndedReason = "completed" | "stopped";
