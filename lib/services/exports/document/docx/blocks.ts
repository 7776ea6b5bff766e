import { HeadingLevel, ImageRun, Paragraph, type Table } from "docx";
import { claimCount, moreQuotes } from "../claim-count";
import type { ExportBlock, ExportClaim, ExportImage } from "../export-document";
import { findingParts } from "../finding-parts";
import { runsOf } from "../rich-text";
import { marked, paragraph, plain, prose, quote } from "./paragraphs";
import { chartTable, table } from "./tables";

const MOST_WIDTH = 620;
const MOST_HEIGHT = 780;

/** `anchor` names the place of a heading for the contents. */
export function blockOf(block: ExportBlock, anchor: string): (Paragraph | Table)[] {
  const titled = (title: string | null) =>
    title ? [paragraph([{ text: title, bold: true }], { keepNext: true })] : [];
  switch (block.type) {
    case "heading":
      return [marked(block.text, block.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3, anchor)];
    case "text":
      return prose(block.text);
    case "list":
      return block.items.map((item) => paragraph(runsOf(item), { bullet: { level: 0 } }));
    case "quote":
      return [...titled(block.title), ...quote(block.quote)];
    case "claim":
      return claim(block, anchor);
    case "finding":
      return findingParts(block).flatMap((part) => blockOf(part, anchor));
    case "table":
      return [...titled(block.title), table(block.columns, block.rows), plain("", { style: "Note" })];
    case "chart":
      return [...titled(block.title), chartTable(block), plain(block.note ?? "", { style: "Note" })];
    case "image":
      return image(block);
  }
}

function claim(given: ExportClaim, anchor: string): (Paragraph | Table)[] {
  const quotesFor = (stance: "support" | "against") =>
    given.evidence.filter((one) => one.stance === stance).flatMap((one) => quote(one.quote));
  const against = quotesFor("against");
  const more = moreQuotes(given);
  return [
    marked(`${given.number}  ${given.text}`, HeadingLevel.HEADING_2, anchor),
    plain(`${claimCount(given)}.`, { style: "Count" }),
    plain(given.edited ? `${given.strength} Worded by a person.` : given.strength, { style: "Note" }),
    ...quotesFor("support"),
    ...(against.length > 0 ? [plain("Said otherwise", { heading: HeadingLevel.HEADING_3 }), ...against] : []),
    ...(more ? [plain(more, { style: "Note" })] : []),
  ];
}

function image({ bytes, contentType, widthPx, heightPx, alt, caption }: ExportImage): Paragraph[] {
  const words = bytes ? caption : `Picture: ${alt || caption || "without a description"}. It can be seen in Earshot.`;
  const note = words ? [plain(words, { style: "Note" })] : [];
  if (!bytes) return note;
  const scale = Math.min(1, MOST_WIDTH / widthPx, MOST_HEIGHT / heightPx);
  const transformation = { width: Math.round(widthPx * scale), height: Math.round(heightPx * scale) };
  const altText = { title: caption ?? "Picture", description: alt, name: caption ?? "Picture" };
  const type = contentType === "image/png" ? "png" : "jpg";
  return [
    new Paragraph({ keepNext: true, children: [new ImageRun({ type, data: bytes, transformation, altText })] }),
    ...note,
  ];
}
