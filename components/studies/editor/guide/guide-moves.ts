import type { Guide, GuideQuestion, GuideSection } from "@/lib/core/study/guide";

type Place = { sectionId: string; at: number };

const inSection = (guide: Guide, id: string, change: (section: GuideSection) => GuideSection): Guide => ({
  sections: guide.sections.map((section) => (section.id === id ? change(section) : section)),
});

const sectionOf = (guide: Guide, questionId: string) =>
  guide.sections.find(({ questions }) => questions.some(({ id }) => id === questionId));

const insertAt = <T>(list: T[], at: number, item: T): T[] => [...list.slice(0, at), item, ...list.slice(at)];

/** Changes to a guide; each returns a new one and leaves untouched parts as they were. */
export const guideMoves = {
  changeSection: (guide: Guide, id: string, to: Partial<GuideSection>) =>
    inSection(guide, id, (section) => ({ ...section, ...to })),

  addSection: (guide: Guide, section: GuideSection): Guide => ({ sections: [...guide.sections, section] }),

  removeSection: (guide: Guide, id: string): Guide => ({
    sections: guide.sections.filter((section) => section.id !== id),
  }),

  moveSection(guide: Guide, id: string, by: 1 | -1): Guide {
    const at = guide.sections.findIndex((section) => section.id === id);
    const section = guide.sections[at];
    if (!section || at + by < 0 || at + by >= guide.sections.length) return guide;
    return { sections: insertAt(guide.sections.toSpliced(at, 1), at + by, section) };
  },

  change: (guide: Guide, id: string, to: GuideQuestion): Guide =>
    inSection(guide, sectionOf(guide, id)?.id ?? "", (section) => ({
      ...section,
      questions: section.questions.map((question) => (question.id === id ? to : question)),
    })),

  add: (guide: Guide, { sectionId, at }: Place, question: GuideQuestion): Guide =>
    inSection(guide, sectionId, (section) => ({ ...section, questions: insertAt(section.questions, at, question) })),

  remove: (guide: Guide, id: string): Guide =>
    inSection(guide, sectionOf(guide, id)?.id ?? "", (section) => ({
      ...section,
      questions: section.questions.filter((question) => question.id !== id),
    })),

  /** `at` is a position in the section before the move. */
  place(guide: Guide, id: string, { sectionId, at }: Place): Guide {
    const from = sectionOf(guide, id);
    const index = from?.questions.findIndex((question) => question.id === id) ?? -1;
    const question = from?.questions[index];
    if (!from || !question) return guide;
    const isLater = from.id === sectionId && at > index;
    return guideMoves.add(guideMoves.remove(guide, id), { sectionId, at: isLater ? at - 1 : at }, question);
  },

  /** One step up or down; past the end of a section, the question moves into the next one. */
  step(guide: Guide, id: string, by: 1 | -1): Guide {
    const section = sectionOf(guide, id);
    if (!section) return guide;
    const index = section.questions.findIndex((question) => question.id === id);
    const next = index + by;
    if (next >= 0 && next < section.questions.length)
      return guideMoves.place(guide, id, { sectionId: section.id, at: by === 1 ? next + 1 : next });
    const other = guide.sections[guide.sections.indexOf(section) + by];
    if (!other) return guide;
    return guideMoves.place(guide, id, { sectionId: other.id, at: by === 1 ? 0 : other.questions.length });
  },
};
