import type { QuoteCounts } from "@/lib/api/quoted";
import { counted } from "@/lib/core/counted";

const some = (count: number, one: string): string[] => (count === 0 ? [] : [counted(count, one)]);

/** "2 clips, 5 tagged passages and 1 card", or null if nothing quotes it. */
export function quotedBy({ clips, tags, cards, notes, claims, reports }: QuoteCounts): string | null {
  const parts = [
    ...some(clips, "clip"),
    ...some(tags, "tagged passage"),
    ...some(cards, "card"),
    ...some(notes, "note"),
    ...some(claims, "claim"),
    ...some(reports, "report"),
  ];
  const last = parts.pop();
  if (!last) return null;
  return parts.length > 0 ? `${parts.join(", ")} and ${last}` : last;
}
