import { languageOf } from "../direction-of";
import { PALETTE } from "../palette";
import { addSlide, type Deck, type Piece, type Slide } from "./deck";
import { sideOf } from "./side-of";
import { FACE, SLIDE } from "./slide-size";

type Column = { x: number; pieces: Piece[] };
export type Heading = { title: string; kicker?: string; notes?: string[] };

const GAP = 0.2;
const ROOM = SLIDE.bottom - SLIDE.top;

/** Uses the largest type with which everything fits on one slide, or else the smallest. */
export function flowFitting(deck: Deck, heading: Heading, build: (scale: number) => Column[]): void {
  const fits = [1.5, 1.35, 1.2, 1.1]
    .map(build)
    .find((columns) => columns.every(({ pieces }) => paginate(pieces).length <= 1));
  flow(deck, heading, fits ?? build(1));
}

/** Puts columns of pieces on as many slides as needed, each with the title. */
function flow(deck: Deck, heading: Heading, columns: readonly Column[]): void {
  const pages = columns.map(({ pieces }) => paginate(pieces));
  const count = Math.max(1, ...pages.map((page) => page.length));
  for (let at = 0; at < count; at++) {
    const slide = newSlide(deck, heading, at > 0);
    // A very long title is cut on the slide; the notes have all of it.
    const notes = at === 0 ? [...(heading.title.length > 120 ? [heading.title] : []), ...(heading.notes ?? [])] : [];
    for (const [index, { x }] of columns.entries()) {
      let y: number = SLIDE.top;
      for (const piece of pages[index]?.[at] ?? []) {
        piece.draw(slide, x, y);
        notes.push(...(piece.notes ?? []));
        y += piece.height + gapBelow(piece);
      }
    }
    if (notes.length > 0) slide.addNotes(notes.join("\n\n"));
  }
}

function paginate(pieces: readonly Piece[]): Piece[][] {
  const pages: Piece[][] = [];
  let page: Piece[] = [];
  let left = ROOM;
  for (const [at, piece] of pieces.entries()) {
    const needed = Math.min(ROOM, roomFor(pieces, at));
    if (page.length > 0 && (piece.breaks || needed > left)) {
      pages.push(page);
      page = [];
      left = ROOM;
    }
    page.push(piece);
    left -= piece.height + gapBelow(piece);
  }
  return page.length > 0 ? [...pages, page] : pages;
}

const gapBelow = ({ close }: Piece): number => (close ? GAP / 5 : GAP);

/** A piece with everything that it stays with: no title ends a slide whose chart or table is on the next. */
function roomFor(pieces: readonly Piece[], at: number): number {
  const piece = pieces[at];
  if (!piece) return 0;
  return piece.height + (piece.keeps ? gapBelow(piece) + roomFor(pieces, at + 1) : 0);
}

/** The maximum height of a piece. */
export const MOST_HEIGHT = ROOM;

function newSlide(deck: Deck, { title, kicker }: Heading, continued: boolean): Slide {
  const slide = addSlide(deck, "Page");
  const whole = continued ? deck.words.continued(title) : title;
  const size =
    [26, 22, 19].find((points) => deck.height(deck.lines(whole, points, SLIDE.content, true).length, points) <= 0.98) ??
    16;
  const lines = deck.lines(whole, size, SLIDE.content, true);
  const most = Math.max(1, Math.floor((0.98 * 72) / (size * 1.24)));
  const shown = lines.length > most ? `${lines.slice(0, most).join("").trimEnd().slice(0, -1)}…` : whole;
  // Some programs only use the run's size.
  const lang = languageOf(title, deck.words.locale);
  slide.addText([{ text: shown, options: { fontSize: size, bold: true, lang, ...sideOf(title) } }], {
    placeholder: "title",
  });
  if (kicker)
    slide.addText(deck.oneLine(kicker, 12, SLIDE.content, true), {
      x: SLIDE.left,
      y: 0.3,
      w: SLIDE.content,
      h: 0.26,
      margin: 0,
      fontFace: FACE,
      fontSize: 12,
      bold: true,
      color: PALETTE.petrol,
      ...sideOf(title),
    });
  return slide;
}
