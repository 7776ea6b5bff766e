import { buffer } from "node:stream/consumers";
import { wordsIn } from "@/lib/services/exports/words/words-in";
import type { ExportDocument } from "../export-document";
import { loadFonts } from "../fonts/font-set";
import { scriptNames } from "../fonts/script-names";
import { short } from "../short";
import { stringsOf } from "../strings-of";
import { cover, pageLines } from "./cover";
import { openPictures } from "./open-pictures";
import { newSheet } from "./sheet";
import { roomOf, writeBlock } from "./write-block";
import { heading, prose } from "./write-text";

/** A tagged PDF with bookmarks and embedded fonts; scripts without a font are named on the first page. */
export async function toPdf(document: ExportDocument): Promise<Uint8Array> {
  const fonts = await loadFonts(stringsOf(document));
  const { missingLetters, otherSigns } = wordsIn(document.language);
  const warning = fonts.missing.length === 0 ? null : missingLetters(scriptNames(fonts.missing, otherSigns));
  const sheet = newSheet(document, fonts);
  sheet.pictures = await openPictures(sheet.pdf, document);
  cover(sheet, document, warning);
  // If the cover continues on a second page, the rest of that page is used.
  if (!document.isBrief && sheet.pdf.bufferedPageRange().count === 1) sheet.turn();
  for (const [at, { heading: title, summary, blocks, kind }] of document.sections.entries()) {
    if (at > 0 && kind === "theme") sheet.need(300);
    if (title !== "") heading(sheet, 1, title, summary ? 0 : roomOf(sheet, blocks[0]));
    const bookmark =
      title === "" ? sheet.pdf.outline : sheet.pdf.outline.addItem(short(title, 120), { expanded: false });
    if (summary) prose(sheet, summary, { size: 11.5 });
    for (const [place, block] of blocks.entries()) {
      writeBlock(sheet, block, blocks[place + 1]);
      if (block.type === "claim") bookmark.addItem(short(`${block.number} ${block.text}`, 120));
      if (block.type === "heading") bookmark.addItem(short(block.text, 120));
    }
  }
  pageLines(sheet, document);
  const bytes = buffer(sheet.pdf);
  sheet.pdf.end();
  return bytes;
}
