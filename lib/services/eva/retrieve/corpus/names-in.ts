import { wordsOf } from "@/lib/services/analysis/words/words-of";

export const nameWordsOf = (name: string): string[] => wordsOf(name).filter((word) => word.length > 1);

type SaidBy = { line: { speaker: string | null } };

/** What those said whom a text names. */
export function saidByNamed<Said extends SaidBy>(text: string, said: readonly Said[]): Said[] {
  const named = new Set(wordsOf(text));
  return said.filter(({ line }) => nameWordsOf(line.speaker ?? "").some((word) => named.has(word)));
}

/** A text with "they" for whom it names: "Did they leave because of the card?" */
export function withoutNames(text: string, said: readonly SaidBy[]): string {
  const names = new Set(said.flatMap(({ line }) => nameWordsOf(line.speaker ?? "")));
  const they = text.replace(/\p{L}[\p{L}’'-]*/gu, (word) =>
    wordsOf(word).some((each) => names.has(each)) ? "they" : word,
  );
  return they.replace(/\bthey(?: they)+\b/gu, "they");
}

/** Whether a person is one of those named, if anybody is. */
export const isOf = (person: string, names: ReadonlySet<string>): boolean =>
  names.size === 0 || wordsOf(person).some((word) => names.has(word));
