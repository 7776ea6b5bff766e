import { remarkOf } from "@/lib/services/exports/remark-of";
import { attribution, quoted } from "../attribution";
import { languageOf } from "../direction-of";
import type { ExportQuote } from "../export-document";
import { PALETTE } from "../palette";
import type { Deck, Piece } from "./deck";
import { MOST_HEIGHT } from "./flow";
import { box, chunks } from "./text-pieces";

const INSET = 0.25;
const SOURCE = 11;

export type QuoteLook = { size: number; width: number; color?: string };

/** What somebody said behind a coloured bar, with its source below; a very long one goes on in another piece. */
export function quotePieces(deck: Deck, quote: ExportQuote, look: QuoteLook): Piece[] {
  const { size, width, color = PALETTE.marker } = look;
  const inner = width - INSET;
  const words = deck.lines(quoted(quote), size, inner);
  const source = sourceOf(quote);
  const sourceHeight = deck.height(deck.lines(source, SOURCE, inner).length, SOURCE) + 0.06;
  const most = Math.floor(((MOST_HEIGHT - sourceHeight) * 72) / (size * 1.24)) - 1;
  const parts = chunks(words, most);
  return parts.map((part, at) => {
    const isLast = at === parts.length - 1;
    const textHeight = deck.height(part.length, size);
    const height = textHeight + (isLast ? sourceHeight : 0);
    const text = parts.length === 1 ? quoted(quote) : part.join("").trim();
    return {
      height,
      ...(at === 0 && { notes: [noteOf(quote)] }),
      draw: (slide, x, y) => {
        slide.addShape("rect", { x, y, w: 0.07, h: height, fill: { color }, line: { color, width: 0 } });
        const place = { x: x + INSET, w: inner };
        slide.addText(text, {
          ...box(text),
          ...place,
          y,
          h: textHeight,
          fontSize: size,
          color: PALETTE.ink,
          lang: languageOf(text),
        });
        if (isLast)
          slide.addText(sourceRuns(quote), {
            ...box(source),
            ...place,
            y: y + textHeight + 0.06,
            h: sourceHeight - 0.06,
            fontSize: SOURCE,
          });
      },
    };
  });
}

const sourceOf = (quote: ExportQuote): string => {
  const { by, time } = attribution(quote);
  return [by, time ?? (quote.url && "Open"), remarkOf(quote.state)].filter(Boolean).join(" · ");
};

/** The source as it is set: the time leads to the second. */
export function sourceRuns(quote: ExportQuote, color: string = PALETTE.grey) {
  const { by, time } = attribution(quote);
  const remark = remarkOf(quote.state);
  const link = time ?? (quote.url ? "Open" : null);
  const hyperlink = quote.url ? { hyperlink: { url: quote.url, tooltip: "Open in Earshot" } } : {};
  return [
    { text: link ? `${by} · ` : by, options: { color, bold: true, lang: languageOf(by) } },
    ...(link ? [{ text: link, options: { color: PALETTE.petrol, ...hyperlink } }] : []),
    ...(remark ? [{ text: ` · ${remark}`, options: { color: PALETTE.against, italic: true } }] : []),
  ];
}

export const noteOf = (quote: ExportQuote): string =>
  [`${quoted(quote)} (${sourceOf(quote)})`, quote.url].filter(Boolean).join("\n");
