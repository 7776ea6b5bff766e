import type { ExportDocument } from "../document/export-document";
import type { Words } from "../words/english";
import { type EvidenceRow, type FindingRow, reportCellsOf } from "./evidence-row";
import type { Layout } from "./write-rows";

/** The layout of a document's rows. */
export const documentLayout = (words: Words): Layout<EvidenceRow | FindingRow> => ({
  columns: [...words.rows.columns, ...words.rows.findingColumns],
  cellsOf: (given, row, of) => reportCellsOf(given, row, of, words),
});

/** A document's quotes and findings in order, under its sections and headings. */
export function documentRows({ sections }: ExportDocument): (EvidenceRow | FindingRow)[] {
  return sections.flatMap(({ heading: theme, blocks }) => {
    let claim = "";
    return blocks.flatMap((block): (EvidenceRow | FindingRow)[] => {
      if (block.type === "heading") claim = block.text;
      if (block.type === "finding") return [{ theme, claim, finding: block }];
      return block.type === "quote" ? [{ theme, claim, stance: null, quote: block.quote }] : [];
    });
  });
}
