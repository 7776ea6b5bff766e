import { quoted } from "../attribution";
import { isRightToLeft, languageOf } from "../direction-of";
import type { ExportQuote } from "../export-document";
import { PALETTE } from "../palette";
import { short } from "../short";
import { addSlide, type Deck } from "./deck";
import { noteOf, sourceRuns } from "./quote-pieces";
import { sideOf } from "./side-of";
import { SLIDE } from "./slide-size";
import { box } from "./text-pieces";

const WIDTH = 11.2;
const MOST_HEIGHT = 3.9;

/** One quote in large type; none if it is too long for that, or its words aren't to be shown as they are. */
export function heroSlide(deck: Deck, quote: ExportQuote, theme: string): void {
  const text = quoted(quote, deck.words);
  const size = [36, 32, 28, 24].find(
    (points) => deck.height(deck.lines(text, points, WIDTH).length, points) <= MOST_HEIGHT,
  );
  if (size === undefined || quote.state !== "verbatim" || quote.text.trim().length < 20) return;
  const height = deck.height(deck.lines(text, size, WIDTH).length, size);
  const y = 1.75 + (MOST_HEIGHT - height) / 2;
  const slide = addSlide(deck, "Page");
  const look = { fontSize: 16, bold: true, color: PALETTE.petrol, ...sideOf(theme) };
  slide.addText([{ text: short(theme, 110), options: look }], { placeholder: "title" });
  const isFromRight = isRightToLeft(text);
  slide.addShape("rect", {
    x: isFromRight ? SLIDE.left + SLIDE.content - 0.12 : SLIDE.left,
    y,
    w: 0.12,
    h: height + 0.75,
    fill: { color: PALETTE.marker },
    line: { color: PALETTE.marker, width: 0 },
  });
  const place = { x: SLIDE.left + (isFromRight ? SLIDE.content - 0.45 - WIDTH : 0.45), w: WIDTH };
  slide.addText(text, {
    ...box(text),
    ...place,
    y,
    h: height,
    fontSize: size,
    color: PALETTE.ink,
    lang: languageOf(text, deck.words.locale),
  });
  slide.addText(sourceRuns(quote, deck.words), { ...box(text), ...place, y: y + height + 0.35, h: 0.4, fontSize: 14 });
  slide.addNotes(noteOf(quote, deck.words));
}
