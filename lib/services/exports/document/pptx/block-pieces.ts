import type { ExportBlock } from "../export-document";
import { findingParts } from "../finding-parts";
import { markSign } from "../mark-sign";
import { PALETTE } from "../palette";
import { runsOf } from "../rich-text";
import { chartPieces } from "./chart-pieces";
import type { Deck, Piece } from "./deck";
import { MOST_HEIGHT } from "./flow";
import { imagePieces } from "./image-pieces";
import { quotePieces } from "./quote-pieces";
import { tablePieces } from "./table-pieces";
import { paragraphPieces, textPieces } from "./text-pieces";

const keep = (pieces: Piece[]): Piece[] => pieces.map((piece) => ({ ...piece, keeps: true }));

/** Any block except a claim, which has slides of its own, as pieces of that width. */
export function blockPieces(
  deck: Deck,
  block: Exclude<ExportBlock, { type: "claim" }>,
  width: number,
  scale: number,
): Piece[] {
  const titled = (title: string | null) =>
    title ? keep(paragraphPieces(deck, [{ text: title, bold: true }], { size: 14, width })) : [];
  switch (block.type) {
    case "heading":
      return keep(
        paragraphPieces(deck, [{ text: block.text, bold: true }], {
          size: block.level === 2 ? 20 : 16,
          width,
          color: PALETTE.petrol,
        }),
      );
    case "text":
      return textPieces(deck, block.text, { size: 16 * scale, width });
    case "list":
      return block.items.flatMap((item, at) => {
        const mark = block.marks?.[at];
        const runs = runsOf(mark === undefined ? item : `${markSign(mark)} ${item}`);
        return paragraphPieces(deck, runs, { size: 15 * scale, width }, mark === undefined);
      });
    case "aside":
      return textPieces(deck, block.text, { size: 16 * scale, width });
    case "rule":
      return [];
    case "quote":
      return [...titled(block.title), ...quotePieces(deck, block.quote, { size: 18 * scale, width })];
    case "finding":
      return findingParts(block, deck.words)
        .flatMap((part) => blockPieces(deck, part, width, scale))
        .map((piece, at) => (at === 0 ? { ...piece, breaks: true as const } : piece));
    case "table":
      return [...titled(block.title), ...tablePieces(deck, block, width, MOST_HEIGHT - 0.6)];
    case "chart":
      return chartPieces(deck, block, width);
    case "image":
      return imagePieces(deck, block, width);
  }
}
