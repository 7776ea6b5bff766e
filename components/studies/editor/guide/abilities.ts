import type { QuestionKind } from "@/lib/core/study/question-kinds";
import { QUESTION_KINDS } from "@/lib/core/study/question-kinds";
import type { StudyType } from "@/lib/core/study/types";

type Abilities = { kinds: readonly QuestionKind[]; probes: boolean; conditions: boolean; about: string };

const MODERATED = { kinds: QUESTION_KINDS, probes: true, conditions: true };

/** What a guide can contain for a type of study, and how it is used there. */
export const ABILITIES: Record<StudyType, Abilities> = {
  "ai-curated-interview": {
    ...MODERATED,
    about: "The moderator asks these one at a time, in this order, and follows up as deep as you allow.",
  },
  "ai-curated-survey": {
    ...MODERATED,
    about: "Asked one at a time in a chat. A follow-up or two keeps answers from staying general.",
  },
  "ai-generated-survey": {
    kinds: QUESTION_KINDS,
    probes: false,
    conditions: false,
    about: "All questions are on one page. There are no follow-ups, so each has to be clear on its own.",
  },
  "live-interview": {
    kinds: QUESTION_KINDS,
    probes: false,
    conditions: false,
    about: "Your own notes for the conversation. Participants don’t see them.",
  },
  swarm: { kinds: [], probes: false, conditions: false, about: "AI agents are given tasks, not questions." },
};
