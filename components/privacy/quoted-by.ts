import type { QuoteCounts } from "@/lib/api/evidence/quoted";
import { countedIfAny } from "@/lib/core/text/counted";
import { listed } from "@/lib/core/text/listed";

/** "2 clips, 5 tagged passages, and 1 card", or null if nothing quotes it. */
export function quotedBy({ clips, tags, cards, notes, claims, reports }: QuoteCounts): string | null {
  const parts = [
    ...countedIfAny(clips, "clip"),
    ...countedIfAny(tags, "tagged passage"),
    ...countedIfAny(cards, "card"),
    ...countedIfAny(notes, "note"),
    ...countedIfAny(claims, "claim"),
    ...countedIfAny(reports, "report"),
  ];
  return parts.length > 0 ? listed("en", parts) : null;
}
