export const QUESTION_KINDS = ["open", "single", "multiple", "scale", "number", "text"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** How far follow-ups go: none, one (light) or up to three (deep). */
export const PROBES = ["none", "light", "deep"] as const;
