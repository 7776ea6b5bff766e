import type PDFDocument from "pdfkit";
import type { Picture } from "pdfkit";
import type { ExportDocument, ExportImage } from "../export-document";
import { isDrawablePng } from "./is-drawable-png";

const MOST_PIXELS = 40_000_000;
const PNG_BEGINS = 0x89;

/** A document's pictures by their bytes. */
export type Pictures = ReadonlyMap<Uint8Array, Picture>;

/**
 * Embeds the drawable pictures one after another: pdfkit decodes those with transparency in the background, and a few
 * dozen screenshots at once take gigabytes.
 */
export async function openPictures(pdf: PDFDocument, { sections }: ExportDocument): Promise<Pictures> {
  const pictures = new Map<Uint8Array, Picture>();
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    const image = block.type === "finding" ? block.screenshot : block;
    if (image?.type !== "image" || !image.bytes || pictures.has(image.bytes)) continue;
    const picture = await opened(pdf, image, Buffer.from(image.bytes));
    if (picture) pictures.set(image.bytes, picture);
  }
  return pictures;
}

/** Null for one that is too large or damaged, even if browsers show it. */
async function opened(pdf: PDFDocument, image: ExportImage, bytes: Buffer): Promise<Picture | null> {
  if (image.widthPx * image.heightPx > MOST_PIXELS) return null;
  if (bytes[0] === PNG_BEGINS && !isDrawablePng(bytes)) return null;
  try {
    const picture = pdf.openImage(bytes);
    await embedded(pdf, picture);
    return picture;
  } catch {
    return null;
  }
}

function embedded(pdf: PDFDocument, picture: Picture): Promise<void> | void {
  const finalize = picture.finalize?.bind(picture);
  if (!finalize) return picture.embed(pdf);
  return new Promise((resolve) => {
    picture.finalize = () => {
      finalize();
      resolve();
    };
    picture.embed(pdf);
  });
}
