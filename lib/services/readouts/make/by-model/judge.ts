import { oneLine } from "@/lib/core/text/one-line";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { WordRuns } from "@/lib/services/quotes/word-runs";

/**
 * Quotations, markup, links and figures: a number that nobody counted is worth as little as a quote that nobody said.
 */
const FORBIDDEN = /["“”„«»<>`*#\n\p{Nd}%]|https?:|www\.|\]\(/iu;
const COUNTED =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|percent|majority|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|prozent|mehrheit)\b/i;
const KNOWN_SHARE = 0.4;

/** What a model may say about certain quotes: words related to what was said, without repeating it. */
export class Judge {
  private readonly stem: (word: string) => string;
  private readonly known: Set<string>;
  private readonly said = new WordRuns();

  constructor(sources: readonly string[], quotes: readonly string[], language: string) {
    this.stem = stemmerOf(language);
    this.known = new Set([...sources, ...quotes].flatMap((text) => this.stemsOf(text)));
    for (const quote of quotes) this.said.add(quote);
  }

  /** The text if it may be stored, or null if it can't represent the quotes. */
  fit(text: string, most: number): string | null {
    const { data } = oneLine(most).safeParse(text);
    if (data === undefined || FORBIDDEN.test(data) || COUNTED.test(data) || this.said.isRepeatedIn(data)) return null;
    const stems = this.stemsOf(data);
    const known = stems.filter((stem) => this.known.has(stem)).length;
    return stems.length > 0 && known >= stems.length * KNOWN_SHARE ? data : null;
  }

  private stemsOf(text: string): string[] {
    return wordsOf(text)
      .filter((word) => !isStopWord(word))
      .map((word) => this.stem(word));
  }
}
