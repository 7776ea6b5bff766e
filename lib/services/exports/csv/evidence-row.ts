import { upperFirst } from "@/lib/core/upper-first";
import { toCell } from "@/lib/services/boards/csv/formula-safe";
import { clock } from "../clock";
import type { ExportFinding, ExportQuote, ExportStance } from "../document/export-document";
import { remarkOf } from "../remark-of";

/** The columns of the CSV file, in order. Row and Of tell whoever opens it whether all is there. */
export const COLUMNS = [
  ...["Row", "Of", "Theme", "Claim", "Stance", "Participant", "Quote", "Source", "Time", "Seconds", "Remark", "URL"],
] as const;

/** Behind those, of a report: what AI agents found, apart from what people said. */
export const FINDING_COLUMNS = ["Finding", "Severity", "How to reproduce", "Page"] as const;

/** A finding of AI agents: of a section's, under the heading before it. */
export type FindingRow = { theme: string; claim: string; finding: ExportFinding };

export type EvidenceRow = { theme: string; claim: string; stance: ExportStance | null; quote: ExportQuote };

/** A quote as cells that no spreadsheet runs. */
export function cellsOf({ theme, claim, stance, quote }: EvidenceRow, row: number, of: number): string[] {
  const { speaker, text, sourceName, startSeconds, state, url } = quote;
  const said = stance === null ? "" : stance === "support" ? "Supports" : "Contradicts";
  const time = startSeconds === null ? ["", ""] : [clock(startSeconds), `${startSeconds}`];
  return [`${row}`, `${of}`, ...[theme, claim, said, speaker ?? "", text, sourceName].map(toCell), ...time].concat(
    remarkOf(state) ?? "",
    url ?? "",
  );
}

/** The cells of a report: a quote with none of the columns of findings, or a finding with nobody who said it. */
export function reportCellsOf(given: EvidenceRow | FindingRow, row: number, of: number): string[] {
  if ("quote" in given) return [...cellsOf(given, row, of), ...FINDING_COLUMNS.map(() => "")];
  const { title, severity, steps, pageUrl, basis, url } = given.finding;
  const numbered = steps.map((step, at) => `${at + 1}. ${upperFirst(step)}`).join("\n");
  const said = ["", "", "", "AI agents", "", "", basis];
  return [`${row}`, `${of}`, toCell(given.theme), toCell(given.claim), ...said, url].concat(
    [title, severity, numbered, pageUrl ?? ""].map(toCell),
  );
}
