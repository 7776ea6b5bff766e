import { config } from "@/lib/core/config";
import { type NoteBlock, noteBlockOf } from "@/lib/core/note-block";
import type { Language } from "@/lib/services/analysis/language";
import { looksGerman } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { NoteDetail } from "@/lib/services/notes/record";
import type { ExportBlock, ExportDocument, ExportList, ExportSection } from "../document/export-document";
import { quoteOf } from "../document/quote-of";
import type { Words } from "../words/english";
import { wordsIn } from "../words/words-in";

/** A note as it may be shown now. Its largest headings begin the sections. */
export function noteDocument(
  note: NoteDetail,
  { workspaceName, projectName }: { workspaceName: string; projectName: string | null },
): ExportDocument {
  const blocks = note.content.map(noteBlockOf).filter(isShown);
  const language = languageOf([note.title ?? "", ...blocks.map(({ text }) => text)]);
  const words = wordsIn(language);
  const date = new Date(note.updatedAt);
  return {
    title: note.title ?? words.note.untitled,
    subtitle: words.note.of(projectName),
    language,
    date,
    workspaceName,
    url: `${config().APP_URL}/library/notes/${note.id}`,
    summary: null,
    isBrief: true,
    facts: [],
    provenance: [
      words.note.by(note.createdBy?.name ?? null),
      ...(note.evidence.length > 0 ? [words.provenance.quotes] : []),
    ].join(" "),
    sections: sectionsOf(blocks, note, words),
  };
}

const languageOf = (texts: string[]): Language => (looksGerman(wordsOf(texts.join(" "))) ? "de" : "en");

/** What another program stored is shown if it has a text. */
const isShown = ({ type, text }: NoteBlock): boolean => type === "divider" || type === "evidence" || text.trim() !== "";

function sectionsOf(blocks: readonly NoteBlock[], note: NoteDetail, words: Words): ExportSection[] {
  const top = Math.min(...blocks.map(({ type, level }) => (type === "heading" ? level : 4)));
  const sections: ExportSection[] = [];
  const begin = (heading: string): ExportSection => {
    const section: ExportSection = { kind: "plain", heading, summary: null, blocks: [] };
    sections.push(section);
    return section;
  };
  for (const block of blocks) {
    if (block.type === "heading" && block.level === top) {
      begin(block.text);
      continue;
    }
    const section = sections.at(-1) ?? begin("");
    const added = blockOf(block, top, note, words);
    const last = section.blocks.at(-1);
    if (added.type === "list" && last?.type === "list" && areAlike(added, last)) append(last, added);
    else section.blocks.push(added);
  }
  return sections;
}

const areAlike = (one: ExportList, other: ExportList): boolean => typeof one.marks?.[0] === typeof other.marks?.[0];

/** Items that follow each other are one list, counted through. */
function append(list: ExportList, { items, marks = [] }: ExportList): void {
  list.items.push(...items);
  list.marks?.push(...marks.map((mark) => (typeof mark === "string" ? `${list.items.length}.` : mark)));
}

function blockOf(block: NoteBlock, top: number, { evidence }: NoteDetail, words: Words): ExportBlock {
  const { type, text, level, checked, passageId } = block;
  switch (type) {
    case "heading":
      return { type: "heading", level: level - top > 1 ? 3 : 2, text };
    case "bulleted":
      return { type: "list", items: [text] };
    case "numbered":
      return { type: "list", items: [text], marks: ["1."] };
    case "todo":
      return { type: "list", items: [text], marks: [{ done: checked }] };
    case "quote":
      return { type: "aside", text };
    case "divider":
      return { type: "rule" };
    case "evidence": {
      const passage = evidence.find(({ id }) => id === passageId);
      if (passage) return { type: "quote", title: null, quote: quoteOf(passage) };
      return { type: "text", text: words.report.gone.quote };
    }
    default:
      return { type: "text", text };
  }
}
