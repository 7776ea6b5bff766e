import type { ExportImage } from "../export-document";
import { PALETTE } from "../palette";
import type { Deck, Piece } from "./deck";
import { MOST_HEIGHT } from "./flow";
import { paragraphPieces } from "./text-pieces";

const ROOM_FOR_CAPTION = 0.9;

/** A picture as large as fits, with its caption; only its description if it can't be placed. */
export function imagePieces(deck: Deck, image: ExportImage, width: number): Piece[] {
  const { bytes, contentType, widthPx, heightPx, alt, caption } = image;
  const { name, told, undescribed, inApp } = deck.words.pictures;
  const note = bytes ? caption : [`${told(alt || undescribed)}.`, inApp, caption].filter(Boolean).join(" ");
  const captions = note
    ? paragraphPieces(deck, [{ text: note, bold: false }], { size: 12, width, color: PALETTE.grey })
    : [];
  if (!bytes) return captions;
  const scale = Math.min(width / widthPx, (MOST_HEIGHT - ROOM_FOR_CAPTION) / heightPx, 1 / 96);
  const [w, h] = [widthPx * scale, heightPx * scale];
  const data = `${contentType};base64,${Buffer.from(bytes).toString("base64")}`;
  const picture: Piece = {
    height: h,
    keeps: true,
    draw: (slide, x, y) => slide.addImage({ data, x, y, w, h, altText: alt || caption || name }),
  };
  return [picture, ...captions];
}
