import type { TestType } from "./types";

type Suggested = { targetParticipants: number; durationMin: number };

/**
 * What a new study starts with, to be changed at will: enough people to learn something from, and how long they take.
 */
export const SUGGESTED: Record<TestType, Suggested> = {
  "ai-curated-interview": { targetParticipants: 8, durationMin: 20 },
  "ai-curated-survey": { targetParticipants: 20, durationMin: 10 },
  "ai-generated-survey": { targetParticipants: 50, durationMin: 5 },
  "live-interview": { targetParticipants: 5, durationMin: 30 },
};
