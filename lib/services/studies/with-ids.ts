import type { Guide, GuideInput } from "@/lib/core/study/guide";
import type { Screener } from "@/lib/core/study/screener";
import type { ScreenerInput } from "./record";

/** Ids `q1`, `q2`… that aren't taken yet. */
function numbered(prefix: string, given: (string | undefined)[]): () => string {
  const taken = new Set(given);
  let last = 0;
  return () => {
    do last++;
    while (taken.has(`${prefix}${last}`));
    return `${prefix}${last}`;
  };
}

/** The guide as stored: every section and question has an id, and existing ids are kept. */
export function guideWithIds({ sections }: GuideInput): Guide {
  const questionId = numbered("q", idsOf(sections));
  const sectionId = numbered("s", idsOf(sections));
  return {
    sections: sections.map(({ id, title, questions }) => ({
      id: id ?? sectionId(),
      title,
      questions: questions.map((question) => ({ ...question, id: question.id ?? questionId() })),
    })),
  };
}

const idsOf = (sections: GuideInput["sections"]) =>
  sections.flatMap((section) => [section.id, ...section.questions.map((question) => question.id)]);

/** The screener as stored. */
export function screenerWithIds({ questions }: ScreenerInput): Screener {
  const questionId = numbered(
    "q",
    questions.map((question) => question.id),
  );
  return { questions: questions.map((question) => ({ ...question, id: question.id ?? questionId() })) };
}
