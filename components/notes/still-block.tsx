"use client";
import { EvidenceChip } from "@/components/evidence/evidence-chip";
import type { Evidence } from "@/lib/api/evidence/shape";
import type { Block } from "./block";

const MOST_SHOWN = 2000;

/**
 * A block without text of its own: a quote in its source's current words, a divider, or what another program stored.
 */
export function StillBlock({ block, evidence }: { block: Block; evidence: Evidence | undefined }) {
  if (block.type === "divider") return <hr className="my-3" />;
  if (block.type === "evidence") {
    if (evidence) return <EvidenceChip evidence={evidence} />;
    return (
      <p className="rounded-md border border-dashed px-3 py-2 text-muted-foreground">This quote is no longer stored.</p>
    );
  }
  const raw = block.raw;
  const type =
    typeof raw === "object" && raw !== null && "type" in raw && typeof raw.type === "string" ? raw.type : null;
  return (
    <details className="rounded-md border bg-background px-3 py-2 text-muted-foreground text-sm">
      <summary className="cursor-pointer">
        Added by another app{type && `: ${type.slice(0, 60)}`}. It’s kept as is.
      </summary>
      <pre className="mt-2 max-h-60 overflow-auto whitespace-pre-wrap wrap-anywhere font-mono text-xs">
        {JSON.stringify(raw, null, 2).slice(0, MOST_SHOWN)}
      </pre>
    </details>
  );
}
