import type { ExportDocument } from "../document/export-document";
import type { EvidenceRow } from "./evidence-row";

/** What a document quotes, in its order, under its sections and headings. */
export function documentRows({ sections }: ExportDocument): EvidenceRow[] {
  return sections.flatMap(({ heading: theme, blocks }) => {
    let claim = "";
    return blocks.flatMap((block): EvidenceRow[] => {
      if (block.type === "heading") claim = block.text;
      return block.type === "quote" ? [{ theme, claim, stance: null, quote: block.quote }] : [];
    });
  });
}
