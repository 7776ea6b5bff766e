import type { ReadoutRecord } from "@/lib/services/readouts/record";
import type { ExportBlock, ExportSection } from "../document/export-document";
import type { Words } from "../words/english";
import { provenanceOf } from "./provenance-of";

/** How it was made, what the numbers mean, and what was left out. */
export function methodOf(readout: ReadoutRecord, words: Words): ExportSection {
  const { basedOn, leftOut } = readout;
  const { method } = words;
  const blocks: ExportBlock[] = [
    {
      type: "list",
      items: [
        method.basis(basedOn.sessions, basedOn.participants),
        method.counting,
        provenanceOf(readout, words),
        method.leftOut(leftOut.length),
      ],
    },
  ];
  const rows = leftOut.map(({ label, kind, reason }) => [label, method.why[kind], reason]);
  if (rows.length > 0) blocks.push({ type: "table", title: method.table, columns: method.columns, rows });
  return { kind: "method", heading: method.heading, summary: null, blocks };
}
