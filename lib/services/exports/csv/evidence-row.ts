import { toCell } from "@/lib/services/boards/csv/formula-safe";
import { clock } from "../clock";
import type { ExportQuote, ExportStance } from "../document/export-document";
import { remarkOf } from "../remark-of";

/** The columns of the CSV file, in order. Row and Of tell whoever opens it whether all is there. */
export const COLUMNS = [
  ...["Row", "Of", "Theme", "Claim", "Stance", "Participant", "Quote", "Source", "Time", "Seconds", "Remark", "URL"],
] as const;

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
