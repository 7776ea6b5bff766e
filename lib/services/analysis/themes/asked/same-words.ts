import { wordsOf } from "@/lib/services/analysis/words/words-of";

const IN_PASSING = new Set("and so then now well okay ok please um und also dann bitte mal denn nun na".split(" "));

/** "What do you like best about it?" is "What do you like best?" */
const OF_IT = /\b(?:about|with|of|in) (?:it|this|them)(?=[\s?.!,]*$)/giu;

/** A key by which "How do you usually book?" and "And how do you book, usually?" are one question. */
export const sameWords = (question: string): string =>
  [...new Set(wordsOf(question.replace(OF_IT, "")))]
    .filter((word) => !IN_PASSING.has(word))
    .sort()
    .join(" ");
