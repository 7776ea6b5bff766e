import type { GuideQuestion } from "@/lib/core/study/guide";
import type { QuestionKind } from "@/lib/core/study/question-kinds";

/** A researcher's name for each kind of question, and what a participant gets. */
export const KIND_WORDS: Record<QuestionKind, { label: string; text: string }> = {
  open: { label: "Open question", text: "Answered in their own words" },
  text: { label: "Short text", text: "One line, such as a job title" },
  single: { label: "One choice", text: "One of the options" },
  multiple: { label: "Several choices", text: "Any number of the options" },
  scale: { label: "Scale", text: "A number between two endpoints" },
  number: { label: "Number", text: "A number, such as a price" },
};

export const PROBE_WORDS: Record<GuideQuestion["probe"], { label: string; text: string }> = {
  none: { label: "None", text: "The answer is taken as is." },
  light: { label: "Light", text: "At most one follow-up, when the answer stays general." },
  deep: {
    label: "Deep",
    text: "Up to three follow-ups that pick up the participant’s own words. Use it for what matters most.",
  },
};

/** Only open answers can be followed up. */
export const canProbe = (question: GuideQuestion): boolean => question.kind === "open" || question.kind === "text";
