import { claimCount, moreQuotes } from "../claim-count";
import type { ExportBlock, ExportClaim, ExportImage } from "../export-document";
import { findingParts } from "../finding-parts";
import { PALETTE } from "../palette";
import { type Run, runsOf } from "../rich-text";
import { PAGE, type Sheet } from "./sheet";
import { chart, chartRoom } from "./write-chart";
import { table, tableRoom } from "./write-table";
import { aside, heading, item, prose, quote, quoteRoom, rule, text } from "./write-text";

const BODY = { size: 10.5 };
const NOTE = { size: 8.5, color: PALETTE.grey };
const TITLE = { size: 10 };
const ROOM_FOR_CAPTION = 24;

const bold = (text: string): Run[] => [{ text, bold: true }];

/** How much of a block must follow a heading on its page; 0 if the heading's own minimum is enough. */
export function roomOf(sheet: Sheet, block: ExportBlock | undefined): number {
  const title = (text: string | null) =>
    text === null ? 0 : sheet.heightOf(sheet.set(bold(text), TITLE), TITLE.size) + 4;
  switch (block?.type) {
    case "chart":
      return chartRoom(sheet, block);
    case "table":
      return title(block.title) + tableRoom(sheet, block.columns, block.rows);
    case "image":
      return block.bytes && sheet.pictures.has(block.bytes) ? sizeOf(block).height + ROOM_FOR_CAPTION : 0;
    case "quote":
      return title(block.title) + quoteRoom(sheet, block.quote);
    default:
      return 0;
  }
}

/** `next` is what follows the block. */
export function writeBlock(sheet: Sheet, block: ExportBlock, next?: ExportBlock): void {
  const titled = (title: string | null) => {
    if (title === null) return;
    sheet.need(roomOf(sheet, block));
    text(sheet, bold(title), TITLE, 4);
  };
  switch (block.type) {
    case "heading":
      heading(sheet, block.level, block.text, roomOf(sheet, next));
      return;
    case "text":
      prose(sheet, block.text, BODY);
      return;
    case "list":
      for (const [at, entry] of block.items.entries()) item(sheet, runsOf(entry), BODY, block.marks?.[at]);
      return;
    case "aside":
      aside(sheet, block.text);
      return;
    case "rule":
      rule(sheet);
      return;
    case "quote":
      titled(block.title);
      quote(sheet, block.quote);
      return;
    case "claim":
      claim(sheet, block);
      return;
    case "finding":
      sheet.need(120);
      for (const part of findingParts(block, sheet.words)) writeBlock(sheet, part);
      return;
    case "table":
      titled(block.title);
      table(sheet, block.columns, block.rows);
      return;
    case "chart":
      chart(sheet, block);
      return;
    case "image":
      image(sheet, block);
      return;
  }
}

function claim(sheet: Sheet, given: ExportClaim): void {
  const quotesFor = (stance: "support" | "against") => given.evidence.filter((one) => one.stance === stance);
  const [support, against] = [quotesFor("support"), quotesFor("against")];
  const strength = given.edited ? `${given.strength} ${sheet.words.claims.worded}` : given.strength;
  const [first] = support;
  const above = 28 + sheet.heightOf(sheet.set([{ text: strength, bold: false }], NOTE), NOTE.size);
  heading(sheet, 2, `${given.number}  ${given.text}`, first && above + quoteRoom(sheet, first.quote));
  text(sheet, [{ text: claimCount(given, sheet.words), bold: true }], { size: 10, color: PALETTE.petrol }, 2);
  text(sheet, strength, NOTE, 8);
  for (const one of support) quote(sheet, one.quote);
  if (against.length > 0) {
    sheet.need(70);
    text(sheet, [{ text: sheet.words.claims.saidOtherwise, bold: true }], { size: 10, color: PALETTE.against }, 5);
    for (const one of against) quote(sheet, one.quote, PALETTE.against);
  }
  const more = moreQuotes(given, sheet.words);
  if (more) text(sheet, more, NOTE);
}

function sizeOf({ widthPx, heightPx }: Pick<ExportImage, "widthPx" | "heightPx">) {
  const scale = Math.min(PAGE.content / widthPx, 480 / heightPx, 0.75);
  return { width: widthPx * scale, height: heightPx * scale };
}

function image(sheet: Sheet, { bytes, widthPx, heightPx, alt, caption }: ExportImage): void {
  const size = sizeOf({ widthPx, heightPx });
  const { name, told, undescribed, inApp } = sheet.words.pictures;
  const words = `${told(alt || caption || undescribed)}. ${inApp}`;
  const picture = bytes && sheet.pictures.get(bytes);
  if (!picture) {
    text(sheet, words, NOTE);
    return;
  }
  sheet.need(size.height + ROOM_FOR_CAPTION);
  const content = sheet.tag("Figure", () => sheet.pdf.image(picture, PAGE.left, sheet.y, size));
  sheet.add(sheet.struct("Figure", { alt: alt || caption || name }, [content]));
  sheet.y += size.height + 5;
  if (caption) text(sheet, caption, NOTE);
}
