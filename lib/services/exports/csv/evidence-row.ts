import { upperFirst } from "@/lib/core/text/upper-first";
import { timecode } from "@/lib/core/time/timecode";
import type { ExportFinding, ExportQuote, ExportStance } from "../document/export-document";
import type { Words } from "../words/english";

/** A finding of AI agents, with its section and the heading above it. */
export type FindingRow = { theme: string; claim: string; finding: ExportFinding };

export type EvidenceRow = { theme: string; claim: string; stance: ExportStance | null; quote: ExportQuote };

/** A quote as the cells of a row. */
export function cellsOf(
  { theme, claim, stance, quote }: EvidenceRow,
  row: number,
  of: number,
  { quotes, rows }: Words,
): string[] {
  const { speaker, text, sourceName, startSeconds, state, url } = quote;
  const said = stance === null ? "" : rows.stances[stance];
  const time = startSeconds === null ? ["", ""] : [timecode(startSeconds), `${startSeconds}`];
  return [`${row}`, `${of}`, theme, claim, said, speaker ?? "", text, sourceName, ...time].concat(
    quotes.remarks[state] ?? "",
    url ?? "",
  );
}

/** A report's cells: a quote without finding columns, or a finding without a speaker. */
export function reportCellsOf(given: EvidenceRow | FindingRow, row: number, of: number, words: Words): string[] {
  if ("quote" in given) return [...cellsOf(given, row, of, words), ...words.rows.findingColumns.map(() => "")];
  const { title, severity, steps, pageUrl, basis, url } = given.finding;
  const numbered = steps.map((step, at) => `${at + 1}. ${upperFirst(step)}`).join("\n");
  const said = ["", "", "", words.findings.agents, "", "", basis];
  return [`${row}`, `${of}`, given.theme, given.claim, ...said, url].concat(title, severity, numbered, pageUrl ?? "");
}
