import type { Guide, GuideQuestion } from "@/lib/core/study/guide";

/** The questions of a guide in the order they are asked. */
export const questionsOf = (guide: Guide): GuideQuestion[] => guide.sections.flatMap((section) => section.questions);
