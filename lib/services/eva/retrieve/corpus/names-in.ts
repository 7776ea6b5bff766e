import { wordsOf } from "@/lib/services/analysis/words/words-of";

export const nameWordsOf = (name: string): string[] => wordsOf(name).filter((word) => word.length > 1);

/** Whether a person is one of those named, if anybody is. */
export const isOf = (person: string, names: ReadonlySet<string>): boolean =>
  names.size === 0 || wordsOf(person).some((word) => names.has(word));
