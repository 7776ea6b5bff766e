import { LONGEST_NAME } from "@/lib/core/limits/name-limits";

/** In characters: the texts of a study, limited by the schemas and the editor alike. */
export const STUDY_TEXT = {
  question: 1000,
  condition: 1000,
  scaleLabel: 100,
  sectionTitle: LONGEST_NAME,
  screenerQuestion: 500,
  placeholder: 300,
  instructions: 5000,
  consent: 10_000,
  address: 2000,
  task: 500,
  criterion: 200,
  invitation: 2000,
  meetingAddress: 500,
  exclusion: 500,
} as const;
