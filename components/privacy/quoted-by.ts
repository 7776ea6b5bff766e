import type { QuoteCounts } from "@/lib/api/quoted";

const count = (number: number, one: string, many: string): string[] =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];

/** "2 clips, 5 tagged passages and 1 card", or null when nothing quotes it. */
export function quotedBy({ clips, tags, cards, notes, claims, reports }: QuoteCounts): string | null {
  const parts = [
    ...count(clips, "clip", "clips"),
    ...count(tags, "tagged passage", "tagged passages"),
    ...count(cards, "card", "cards"),
    ...count(notes, "note", "notes"),
    ...count(claims, "claim", "claims"),
    ...count(reports, "report", "reports"),
  ];
  const last = parts.pop();
  if (!last) return null;
  return parts.length > 0 ? `${parts.join(", ")} and ${last}` : last;
}
