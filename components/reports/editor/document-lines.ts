import type { ShownBlock, ShownDocument } from "@/lib/api/reports/shape";
import type { Block } from "@/lib/core/document/block";
import type { ReportDocument } from "@/lib/core/document/document";
import { markupOf, richOf } from "../document/rich";
import { type Line, type StillBlock, stillLine, type TextLine, textLine } from "./line";

const LONGEST_ID = 40;
const ITEM = /^- ?/;

/** The lines of a document. A first section without a heading consists only of its blocks. */
export function linesOf({ sections }: ReportDocument | ShownDocument): Line[] {
  const taken = new Set(sections.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]));
  return sections.flatMap(({ id, heading, blocks }, at) => {
    const head = at === 0 && heading === "" ? [] : [textLine("section", { text: heading, bold: [] }, id)];
    return [...head, ...blocks.flatMap((block) => linesOfBlock(block, taken))];
  });
}

function linesOfBlock(block: ShownBlock | Block, taken: Set<string>): Line[] {
  if (block.type === "heading") {
    const kind = block.level === 2 ? "heading" : "subheading";
    return [textLine(kind, { text: block.text, bold: [] }, block.id)];
  }
  if (block.type !== "text") return [stillLine(stillOf(block))];
  const written = block.text.split("\n");
  const lines = written.length === 1 ? written : written.filter((line) => line.trim() !== "");
  return lines.map((line, at) => {
    const kind = ITEM.test(line) && line.startsWith("-") ? "bullet" : "paragraph";
    const rich = richOf(kind === "bullet" ? line.replace(ITEM, "") : line);
    return textLine(kind, rich, at === 0 ? block.id : freshId(block.id, at, taken));
  });
}

/** Additional lines of one block need keys that are the same each time it is read. */
function freshId(id: string, at: number, taken: Set<string>): string {
  for (let turn = at; ; turn += 1) {
    const end = `-${turn}`;
    const key = id.slice(0, LONGEST_ID - end.length) + end;
    if (taken.has(key)) continue;
    taken.add(key);
    return key;
  }
}

/** A block's own fields, always in the same order, so that two documents can be compared as text. */
function stillOf(block: Exclude<ShownBlock | Block, { type: "heading" | "text" }>): StillBlock {
  const { id, type } = block;
  if (type === "quote") return { id, type, passageId: block.passageId };
  if (type === "clip") return { id, type, clipId: block.clipId };
  if (type === "finding") return { id, type, findingId: block.findingId };
  if (type === "image") return { id, type, imageId: block.imageId, alt: block.alt, caption: block.caption };
  if (type === "table") return { id, type, columns: block.columns, rows: block.rows };
  const series = block.series.map(({ name, values }) => ({ name, values }));
  return {
    id,
    type,
    kind: block.kind,
    title: block.title,
    unit: block.unit,
    categories: block.categories,
    series,
    note: block.note,
  };
}

type Sections = ReportDocument["sections"];

/** The lines' document: neighboring list items form one block, every other line its own. */
export function documentOf(lines: readonly Line[]): ReportDocument {
  const sections: Sections = [];
  let list: TextLine[] = [];
  const sectionOf = (line: Line): Sections[number] => {
    const last = sections.at(-1);
    if (last) return last;
    const first = { id: `start-${line.key}`.slice(0, LONGEST_ID), heading: "", blocks: [] };
    sections.push(first);
    return first;
  };
  const endList = () => {
    const [first] = list;
    if (first) {
      const text = list.map((item) => `- ${markupOf(item)}`).join("\n");
      sectionOf(first).blocks.push({ id: first.key, type: "text", text });
    }
    list = [];
  };
  for (const line of lines) {
    if (line.kind === "bullet") {
      list.push(line);
      continue;
    }
    endList();
    if (line.kind === "section") sections.push({ id: line.key, heading: line.text, blocks: [] });
    else sectionOf(line).blocks.push(blockOf(line));
  }
  endList();
  return { sections };
}

function blockOf(line: Line): Block {
  if (line.kind === "still") return line.block;
  const { key: id, kind, text } = line;
  if (kind === "heading" || kind === "subheading")
    return { id, type: "heading", level: kind === "heading" ? 2 : 3, text };
  return { id, type: "text", text: markupOf(line) };
}
