import { HeadingLevel, ImageRun, Paragraph, type Table } from "docx";
import type { Words } from "@/lib/services/exports/words/english";
import { claimCount, moreQuotes } from "../claim-count";
import type { ExportBlock, ExportClaim, ExportImage } from "../export-document";
import { findingParts } from "../finding-parts";
import type { Measure } from "../fonts/measure";
import { PALETTE } from "../palette";
import { runsOf } from "../rich-text";
import { listItem, marked, paragraph, plain, prose, quote, rule } from "./paragraphs";
import { chartTable, table } from "./tables";

const MOST_WIDTH = 620;
const MOST_HEIGHT = 780;

/** The fixed texts of the document, and the available width. */
export type Setting = { words: Words; measure: Measure };

/** `anchor` is a heading's bookmark for the table of contents. */
export function blockOf(block: ExportBlock, anchor: string, setting: Setting): (Paragraph | Table)[] {
  const { words, measure } = setting;
  const titled = (title: string | null) =>
    title ? [paragraph([{ text: title, bold: true }], { keepNext: true })] : [];
  switch (block.type) {
    case "heading":
      return [marked(block.text, block.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3, anchor)];
    case "text":
      return prose(block.text);
    case "list":
      return block.items.map((item, at) => listItem(runsOf(item), block.marks?.[at]));
    case "aside":
      return [plain(block.text, { style: "Aside" })];
    case "rule":
      return [rule()];
    case "quote":
      return [...titled(block.title), ...quote(block.quote, words)];
    case "claim":
      return claim(block, anchor, words);
    case "finding":
      return findingParts(block, words).flatMap((part) => blockOf(part, anchor, setting));
    case "table":
      return [...titled(block.title), table(block.columns, block.rows, measure), plain("", { style: "Note" })];
    case "chart":
      return [...titled(block.title), chartTable(block, words), plain(block.note ?? "", { style: "Note" })];
    case "image":
      return image(block, words);
  }
}

function claim(given: ExportClaim, anchor: string, words: Words): (Paragraph | Table)[] {
  const quotesFor = (stance: "support" | "against", color?: string) =>
    given.evidence.filter((one) => one.stance === stance).flatMap((one) => quote(one.quote, words, color));
  const against = quotesFor("against", PALETTE.against);
  const more = moreQuotes(given, words);
  return [
    marked(`${given.number}  ${given.text}`, HeadingLevel.HEADING_2, anchor),
    plain(`${claimCount(given, words)}.`, { style: "Count" }),
    plain(given.edited ? `${given.strength} ${words.claims.worded}` : given.strength, {
      style: "Note",
      keepNext: given.evidence.length > 0,
    }),
    ...quotesFor("support"),
    ...(against.length > 0 ? [plain(words.claims.saidOtherwise, { heading: HeadingLevel.HEADING_3 }), ...against] : []),
    ...(more ? [plain(more, { style: "Note" })] : []),
  ];
}

function image({ bytes, contentType, widthPx, heightPx, alt, caption }: ExportImage, words: Words): Paragraph[] {
  const { name, told, undescribed, inApp } = words.pictures;
  const said = bytes ? caption : `${told(alt || caption || undescribed)}. ${inApp}`;
  const note = said ? [plain(said, { style: "Note" })] : [];
  if (!bytes) return note;
  const scale = Math.min(1, MOST_WIDTH / widthPx, MOST_HEIGHT / heightPx);
  const transformation = { width: Math.round(widthPx * scale), height: Math.round(heightPx * scale) };
  const altText = { title: caption ?? name, description: alt, name: caption ?? name };
  const type = contentType === "image/png" ? "png" : "jpg";
  return [
    new Paragraph({ keepNext: true, children: [new ImageRun({ type, data: bytes, transformation, altText })] }),
    ...note,
  ];
}
