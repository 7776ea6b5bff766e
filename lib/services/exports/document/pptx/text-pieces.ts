import { isRightToLeft, languageOf } from "../direction-of";
import { PALETTE } from "../palette";
import { paragraphsOf, type Run } from "../rich-text";
import type { Deck, Piece, TextOptions } from "./deck";
import { MOST_HEIGHT } from "./flow";
import { sideOf } from "./side-of";
import { FACE } from "./slide-size";

type Look = { size: number; width: number; color?: string; bold?: boolean };

/** A text as pieces, one per paragraph; a paragraph too long for any slide continues in another piece. */
export function textPieces(deck: Deck, text: string, look: Look): Piece[] {
  return paragraphsOf(text).flatMap(({ kind, runs }) => paragraphPieces(deck, runs, look, kind === "item"));
}

export function paragraphPieces(deck: Deck, runs: readonly Run[], look: Look, bullet = false): Piece[] {
  const { size, width, bold = false } = look;
  const text = runs.map((run) => run.text).join("");
  const inner = width - (bullet ? 0.3 : 0);
  const lines = deck.lines(text, size, inner, bold || runs.some((run) => run.bold));
  const most = Math.floor((MOST_HEIGHT * 72) / (size * 1.24)) - 1;
  if (lines.length <= most) return [piece(deck, runs, look, lines.length, bullet)];
  return chunks(lines, most).map((part) =>
    piece(deck, [{ text: part.join("").trim(), bold: false }], look, part.length, bullet),
  );
}

export const chunks = <T>(items: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, at) => items.slice(at * most, (at + 1) * most));

function piece(deck: Deck, runs: readonly Run[], look: Look, lineCount: number, bullet: boolean): Piece {
  const { size, width, color = PALETTE.ink, bold = false } = look;
  const height = deck.height(lineCount, size);
  return {
    height,
    draw: (slide, x, y) => {
      const parts = runs.map((run) => ({
        text: run.text,
        options: { bold: bold || run.bold, lang: languageOf(run.text, deck.words.locale) },
      }));
      const mark = bullet ? { bullet: { indent: 16 } } : {};
      slide.addText(parts, { ...box(runs[0]?.text ?? ""), ...mark, x, y, w: width, h: height, fontSize: size, color });
    },
  };
}

/** How every text is placed in its box: no inner margin, from the top, in the direction of its letters. */
export const box = (text: string): TextOptions => ({
  margin: 0,
  valign: "top",
  fontFace: FACE,
  wrap: true,
  fit: "none",
  ...(isRightToLeft(text) ? sideOf(text) : { align: "left" }),
});
