import { nameStrength } from "./speaker-name";

/**
 * Decides over the whole file which candidates are speakers: "One thing: …" looks like a turn but occurs once, and a
 * file in which most lines have a name has one on each.
 */
export function acceptedSpeakers(candidates: readonly string[], lines: number): Set<string> {
  const counts = new Map<string, number>();
  for (const name of candidates) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isMajority = candidates.length * 2 >= lines;
  const accepted = new Set<string>();
  for (const [name, count] of counts) {
    const isStrong = nameStrength(name) === "strong";
    if (isStrong && (isMajority || (count >= 2 && candidates.length * 40 >= lines))) accepted.add(name);
    if (!isStrong && isMajority && count >= 2) accepted.add(name);
  }
  return accepted;
}
