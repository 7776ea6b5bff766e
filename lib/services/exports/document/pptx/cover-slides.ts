import { languageOf } from "../direction-of";
import type { ExportDocument } from "../export-document";
import { PALETTE } from "../palette";
import { short } from "../short";
import { addSlide, type Deck, type Piece } from "./deck";
import { flowFitting } from "./flow";
import { sideOf } from "./side-of";
import { FACE, SLIDE } from "./slide-size";
import { box, textPieces } from "./text-pieces";

/** The cover, then what it is based on, next to the summary. */
export function coverSlides(deck: Deck, document: ExportDocument): void {
  const { title, subtitle, workspaceName, date, url, facts, provenance, summary } = document;
  const { words } = deck;
  const slide = addSlide(deck, "Cover");
  const size =
    [40, 34, 28, 24].find(
      (points) => deck.height(deck.lines(title, points, SLIDE.content, true).length, points) <= 2.2,
    ) ?? 20;
  const name = {
    text: size === 20 ? short(title, 260) : title,
    options: { fontSize: size, lang: languageOf(title, words.locale), ...sideOf(title) },
  };
  slide.addText([name], { placeholder: "title" });
  const line = { ...box(""), x: SLIDE.left, w: SLIDE.content, color: PALETTE.white };
  slide.addText(subtitle, { ...line, y: 4.85, h: 0.4, fontSize: 20 });
  slide.addText(deck.oneLine(`${workspaceName} · ${words.day(date)}`, 14, SLIDE.content), {
    ...line,
    y: 5.3,
    h: 0.35,
    fontSize: 14,
  });
  slide.addText([{ text: words.openInApp, options: { hyperlink: { url }, color: PALETTE.white } }], {
    ...line,
    y: 6.75,
    h: 0.3,
    fontSize: 12,
  });
  slide.addNotes([provenance, url].join("\n\n"));

  const narrow = 3.6;
  const wide = SLIDE.content - narrow - 0.6;
  const small = { size: 12, width: wide, color: PALETTE.grey };
  flowFitting(deck, { title: words.basedOnTitle, kicker: subtitle, notes: [provenance] }, (scale) => [
    {
      x: SLIDE.left,
      pieces: [
        ...(summary ? textPieces(deck, summary, { size: 16 * scale, width: wide }) : []),
        ...textPieces(deck, provenance, small),
      ],
    },
    { x: SLIDE.left + wide + 0.6, pieces: facts.map((fact) => tile(deck, fact, narrow)) },
  ]);
}

function tile(deck: Deck, { label, value }: { label: string; value: string }, width: number): Piece {
  const isNumber = value.length <= 6;
  const lines = deck.lines(value, isNumber ? 26 : 16, width / 2, true).length;
  const height = Math.max(0.68, deck.height(lines, isNumber ? 26 : 16));
  return {
    height,
    draw: (slide, x, y) => {
      slide.addShape("line", { x, y: y + height, w: width, h: 0, line: { color: PALETTE.border, width: 0.75 } });
      const row = { margin: 0, y, h: height, valign: "middle" as const, fontFace: FACE };
      slide.addText(label, { ...row, x, w: width / 2 - 0.1, fontSize: 13, color: PALETTE.grey, align: "left" });
      slide.addText(value, {
        ...row,
        x: x + width / 2,
        w: width / 2,
        fontSize: isNumber ? 26 : 16,
        bold: true,
        color: PALETTE.petrol,
        align: "right",
      });
    },
  };
}
