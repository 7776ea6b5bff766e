import type { Stance } from "./record";

type Said = { stance: Stance | "removed"; participantId: string | null };

/** How many distinct people are quoted, in all or on one side. Unknown speakers aren't counted. */
export function countPeople(said: readonly Said[], side?: Stance): number {
  const counted = said.filter(({ stance }) => (side ? stance === side : stance !== "removed"));
  return new Set(counted.flatMap(({ participantId }) => participantId ?? [])).size;
}
