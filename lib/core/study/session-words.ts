export const SESSION_STATUSES = ["in_progress", "completed"] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** As computed, or `excluded` by a person, which overrides it. */
export const QUALITY_RATINGS = ["good", "flagged", "excluded"] as const;
export type QualityRating = (typeof QUALITY_RATINGS)[number];
