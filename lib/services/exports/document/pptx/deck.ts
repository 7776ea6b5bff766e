import Pptxgen from "pptxgenjs";
import type { Words } from "@/lib/services/exports/words/english";
import type { Measure } from "../fonts/measure";
import { wrap } from "../fonts/wrap";
import { LEADING } from "./slide-size";

export type Slide = Pptxgen.Slide;
export type TextOptions = Pptxgen.TextPropsOptions;

/** An inseparable piece of a slide: its height in inches, and how it is drawn. */
export type Piece = {
  height: number;
  draw(slide: Slide, x: number, y: number): void;
  /** For the presenter. */
  notes?: string[];
  /** Starts a new slide. */
  breaks?: true;
  /** Stays together with the next piece. */
  keeps?: true;
  /** Close to the next piece, of which it is a part. */
  close?: true;
};

export type Deck = {
  pptx: Pptxgen;
  measure: Measure;
  words: Words;
  /** Lines of a text of that size in points within that width in inches. */
  lines(text: string, size: number, width: number, bold?: boolean): string[];
  /** The text if it fits on one line, else its beginning. */
  oneLine(text: string, size: number, width: number, bold?: boolean): string;
  height(lineCount: number, size: number): number;
};

export function newDeck(measure: Measure, words: Words): Deck {
  const lines: Deck["lines"] = (text, size, width, bold = false) =>
    wrap(text, (width * 72) / size, (part) => measure(part, bold) * (bold ? 1.04 : 1.01));
  return {
    pptx: new Pptxgen(),
    measure,
    words,
    lines,
    oneLine: (text, size, width, bold) => {
      const whole = text.replace(/\s+/g, " ").trim();
      const [first = "", ...more] = lines(whole, size, width - (size * 1.5) / 72, bold);
      return more.length === 0 ? whole : `${first.trimEnd()}…`;
    },
    height: (lineCount, size) => (lineCount * size * LEADING) / 72,
  };
}

/** A slide whose texts are in the document's language unless they name another. */
export function addSlide({ pptx, words: { locale: lang } }: Deck, masterName: "Cover" | "Page"): Slide {
  const slide = pptx.addSlide({ masterName });
  const addText = slide.addText.bind(slide);
  slide.addText = (text, options) => {
    // A paragraph of several runs follows its first run, not its box.
    const side = options?.rtlMode ? { rtlMode: true, align: "right" as const } : {};
    const runs =
      typeof text === "string" ? text : text.map((run) => ({ ...run, options: { lang, ...side, ...run.options } }));
    return addText(runs, { lang, ...options });
  };
  return slide;
}
