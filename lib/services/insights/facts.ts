import type { Guide, GuideQuestion } from "@/lib/core/study/guide";
import type { TestType } from "@/lib/core/study/types";
import type { Manner } from "@/lib/services/participants/record";

/** One segment of the transcript, with what is known about its turn. */
export type SaidLine = {
  index: number;
  role: "moderator" | "participant";
  text: string;
  startSeconds: number | null;
  endSeconds: number | null;
  questionId: string | null;
  kind: "question" | "followup" | "remark" | "answer" | null;
  manner: Manner;
};

/** The answer to a question or follow-up, including an empty one. */
export type GivenAnswer = {
  questionId: string;
  followUp: boolean;
  text: string;
  value: unknown;
  manner: Manner;
};

/** Another participant who finished the study earlier, with the same browser or the same words. */
export type Twin = { label: string; sameClient: boolean; sameText: string | null };

/** Everything that insights are computed from. */
export type SessionFacts = {
  type: TestType;
  language: string | null;
  durationSeconds: number | null;
  guide: Guide;
  lines: SaidLine[];
  answers: GivenAnswer[];
  twins: Twin[];
};

export type PlacedQuestion = GuideQuestion & { section: string };

export const questionsById = (guide: Guide): Map<string, PlacedQuestion> =>
  new Map(
    guide.sections.flatMap(({ title, questions }) =>
      questions.map((question) => [question.id, { ...question, section: title }] as const),
    ),
  );

/** Whether the question asks for an answer in one's own words. */
export const isOpen = ({ kind }: GuideQuestion): boolean => kind === "open" || kind === "text";
