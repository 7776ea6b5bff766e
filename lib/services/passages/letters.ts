/** A place between two UTF-16 units of one line. */
export type Place = { index: number; offset: number };

export type TextLine = { index: number; text: string };

/** The letters of a text, meaning all but its whitespace: two texts with the same letters say the same words. */
export const lettersOf = (text: string): string => text.replace(/\s+/g, "");

/**
 * The letters of some lines, which splits, joins and new line breaks leave unchanged. Places are given by the number of
 * letters before them.
 */
export class Letters {
  readonly text: string;
  /** Letters before each line. */
  readonly #starts: number[] = [];
  readonly #order = new Map<number, number>();

  constructor(readonly lines: readonly TextLine[]) {
    const parts = lines.map(({ text }) => lettersOf(text));
    this.text = parts.join("");
    let start = 0;
    for (const [at, part] of parts.entries()) {
      this.#starts.push(start);
      this.#order.set(lines[at]?.index ?? -1, at);
      start += part.length;
    }
  }

  /** The number of letters before a place in these lines. */
  before({ index, offset }: Place): number {
    const at = this.#order.get(index) ?? 0;
    return (this.#starts[at] ?? 0) + lettersOf(this.lines[at]?.text.slice(0, offset) ?? "").length;
  }

  /** The place of a span of letters: from before the first to after the last. */
  stretch(from: number, to: number): { start: Place; end: Place } {
    const end = to > 0 ? this.#letter(to - 1, 1) : { index: this.lines[0]?.index ?? 0, offset: 0 };
    return { start: from < to ? this.#letter(from, 0) : end, end };
  }

  /** The line that a letter is in. */
  lineOf(letter: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= letter) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #letter(letter: number, after: 0 | 1): Place {
    const at = this.lineOf(letter);
    const { index, text } = this.lines[at] ?? { index: 0, text: "" };
    let left = letter - (this.#starts[at] ?? 0);
    for (let offset = 0; offset < text.length; offset++) {
      if (/\s/.test(text.charAt(offset))) continue;
      if (left === 0) return { index, offset: offset + after };
      left -= 1;
    }
    return { index, offset: text.length };
  }
}
