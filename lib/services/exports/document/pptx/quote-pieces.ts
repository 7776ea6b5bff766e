import type { Words } from "@/lib/services/exports/words/english";
import { attribution, quoted } from "../attribution";
import { isRightToLeft, languageOf } from "../direction-of";
import type { ExportQuote } from "../export-document";
import { PALETTE } from "../palette";
import type { Deck, Piece } from "./deck";
import { MOST_HEIGHT } from "./flow";
import { box, chunks } from "./text-pieces";

const INSET = 0.25;
const SOURCE = 11;
const ROOM_FOR_TITLE = 0.6;

export type QuoteLook = { size: number; width: number; color?: string };

/** A quote behind a colored bar, with its source below; a very long one continues in another piece. */
export function quotePieces(deck: Deck, quote: ExportQuote, look: QuoteLook): Piece[] {
  const { size, width, color = PALETTE.marker } = look;
  const inner = width - INSET;
  const words = deck.lines(quoted(quote, deck.words), size, inner);
  const source = sourceOf(quote, deck.words);
  const sourceHeight = deck.height(deck.lines(source, SOURCE, inner).length, SOURCE) + 0.06;
  const most = Math.floor(((MOST_HEIGHT - ROOM_FOR_TITLE - sourceHeight) * 72) / (size * 1.24)) - 1;
  const parts = chunks(words, most);
  return parts.map((part, at) => {
    const isLast = at === parts.length - 1;
    const textHeight = deck.height(part.length, size);
    const height = textHeight + (isLast ? sourceHeight : 0);
    const text = parts.length === 1 ? quoted(quote, deck.words) : part.join("").trim();
    return {
      height,
      ...(at === 0 && { notes: [noteOf(quote, deck.words)] }),
      draw: (slide, x, y) => {
        const isFromRight = isRightToLeft(quote.text);
        const bar = { x: isFromRight ? x + width - 0.07 : x, y, w: 0.07, h: height };
        slide.addShape("rect", { ...bar, fill: { color }, line: { color, width: 0 } });
        const place = { x: isFromRight ? x : x + INSET, w: inner };
        slide.addText(text, {
          ...box(quote.text),
          ...place,
          y,
          h: textHeight,
          fontSize: size,
          color: PALETTE.ink,
          lang: languageOf(text, deck.words.locale),
        });
        if (isLast)
          slide.addText(sourceRuns(quote, deck.words), {
            ...box(quote.text),
            ...place,
            y: y + textHeight + 0.06,
            h: sourceHeight - 0.06,
            fontSize: SOURCE,
          });
      },
    };
  });
}

const sourceOf = (quote: ExportQuote, { quotes }: Words): string => {
  const { by, time } = attribution(quote);
  return [by, time ?? (quote.url && quotes.open), quotes.remarks[quote.state]].filter(Boolean).join(" · ");
};

/** The source as typeset: the time links to the second. */
export function sourceRuns(quote: ExportQuote, { quotes, openInApp, locale }: Words) {
  const { by, time } = attribution(quote);
  const remark = quotes.remarks[quote.state];
  const link = time ?? (quote.url ? quotes.open : null);
  const hyperlink = quote.url ? { hyperlink: { url: quote.url, tooltip: openInApp } } : {};
  return [
    { text: link ? `${by} · ` : by, options: { color: PALETTE.grey, bold: true, lang: languageOf(by, locale) } },
    ...(link ? [{ text: link, options: { color: PALETTE.petrol, ...hyperlink } }] : []),
    ...(remark ? [{ text: ` · ${remark}`, options: { color: PALETTE.against, italic: true } }] : []),
  ];
}

export const noteOf = (quote: ExportQuote, words: Words): string =>
  [`${quoted(quote, words)} (${sourceOf(quote, words)})`, quote.url].filter(Boolean).join("\n");
