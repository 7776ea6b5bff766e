import { counted } from "@/lib/core/counted";
import type { LeftOut, ReadoutRecord } from "@/lib/services/readouts/record";
import type { ExportBlock, ExportSection } from "../document/export-document";
import { provenanceOf } from "./provenance-of";

const WHY: Record<LeftOut["kind"], string> = {
  flagged: "Flagged for quality",
  excluded: "Excluded",
  no_transcript: "No transcript",
};

/** How it was made, what the numbers mean, and what was left out. */
export function methodOf(readout: ReadoutRecord): ExportSection {
  const { basedOn, leftOut } = readout;
  const blocks: ExportBlock[] = [
    {
      type: "list",
      items: [
        `Based on ${counted(basedOn.sessions, "session")} with ${counted(basedOn.participants, "participant")}.`,
        "“n of m” counts different people among those whom the readout rests on, never quotes. Who says otherwise is counted in the same way.",
        provenanceOf(readout),
        leftOut.length === 0
          ? "No session was left out."
          : `${counted(leftOut.length, "session")} ${leftOut.length === 1 ? "was" : "were"} left out, listed below.`,
      ],
    },
  ];
  const rows = leftOut.map(({ label, kind, reason }) => [label, WHY[kind], reason]);
  if (rows.length > 0)
    blocks.push({ type: "table", title: "Sessions left out", columns: ["Session", "Why", "Details"], rows });
  return { kind: "method", heading: "Method and what was left out", summary: null, blocks };
}
