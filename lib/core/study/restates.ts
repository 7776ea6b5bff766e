const AUXILIARIES = new Set(["do", "does", "did"]);
const NEGATED = /\b(do|does|did)n[’']t\b/g;

const wordsOf = (text: string): string =>
  (
    text
      .toLowerCase()
      .replace(NEGATED, "$1 not")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter((word) => !AUXILIARIES.has(word))
    .join(" ");

/** Whether a study's title says what its question says: “Why people leave” does for “Why do people leave?”. */
export const restates = (title: string, question: string): boolean => wordsOf(title) === wordsOf(question);
