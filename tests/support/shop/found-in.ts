import type { FindingCandidate } from "@/lib/core/swarm/types";
import { PLANTED, type PlantedId } from "./planted";

/** Whether a finding is of a planted problem. */
export function foundIn({ kind, key, title, summary, evidence }: FindingCandidate, id: PlantedId): boolean {
  const planted = PLANTED.find((each) => each.id === id);
  if (planted?.kind !== kind) return false;
  const said = [key, title, summary, ...evidence.map(({ quote, pageUrl }) => `${quote ?? ""} ${pageUrl}`)];
  return planted.about.test(said.join("\n"));
}
