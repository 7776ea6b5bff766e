import type { AnalysisLine } from "@/lib/services/analysis/line";

type Said = readonly (readonly [question: string | null, text: string])[];

/** Interviews by person's name, each with what was asked, if anything, and what they said. */
export const interviews = (said: Record<string, Said>, language = "en"): AnalysisLine[] =>
  Object.entries(said).flatMap(([speaker, lines]) =>
    lines.map(([question, text], index) => ({
      ownerId: `interview of ${speaker}`,
      index,
      speaker,
      participantId: speaker,
      question,
      text,
      language,
      startSeconds: null,
      endSeconds: null,
    })),
  );

/** Interviews of one question each. */
export const answersTo = (question: string, said: Record<string, string>): AnalysisLine[] =>
  interviews(Object.fromEntries(Object.entries(said).map(([name, text]) => [name, [[question, text]]])));
