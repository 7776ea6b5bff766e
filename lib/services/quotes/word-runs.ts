const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** This many consecutive words are a quotation, marked as one or not. */
const WORDS_IN_A_ROW = 6;

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

function* runsOf(words: readonly string[]): Generator<string> {
  for (let at = 0; at + WORDS_IN_A_ROW <= words.length; at++) yield words.slice(at, at + WORDS_IN_A_ROW).join(" ");
}

/** What was said, as runs of six consecutive words: tells whether a text repeats it, ignoring punctuation and case. */
export class WordRuns {
  private readonly runs = new Set<string>();

  /** `touching` keeps only the runs that contain one of these words. */
  add(said: string, touching?: ReadonlySet<string>): void {
    for (const run of runsOf(wordsOf(said)))
      if (!touching || run.split(" ").some((word) => touching.has(word))) this.runs.add(run);
  }

  remove(said: string): void {
    for (const run of runsOf(wordsOf(said))) this.runs.delete(run);
  }

  isRepeatedIn(text: string): boolean {
    if (this.runs.size === 0) return false;
    for (const run of runsOf(wordsOf(text))) if (this.runs.has(run)) return true;
    return false;
  }
}

/** The words of a text, in the form that `touching` expects. */
export const plainWords = (text: string): string[] => wordsOf(text);
