/** What the built-in drafter writes where it can't tell what a study is about, by language. */
export const PLACEHOLDERS = { en: "this topic", de: "aus der Einladung", es: "este tema", fr: "ce sujet" } as const;

type Asked = {
  guide: { sections: readonly { questions: readonly { text: string }[] }[] };
  screener: { questions: readonly { label: string }[] };
};

/** The first such words in a study's questions, and in how many questions they are; null if there are none. */
export function placeholderIn({ guide, screener }: Asked): { words: string; questions: number } | null {
  const asked = [
    ...guide.sections.flatMap(({ questions }) => questions.map(({ text }) => text)),
    ...screener.questions.map(({ label }) => label),
  ];
  for (const words of Object.values(PLACEHOLDERS)) {
    const questions = asked.filter((text) => text.includes(words)).length;
    if (questions > 0) return { words, questions };
  }
  return null;
}
