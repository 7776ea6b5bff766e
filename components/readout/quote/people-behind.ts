import type { Clip, Whole } from "../shapes";
import type { Figure } from "./quotes-behind";

export type Person = { key: string; name: string; quotes: { clip: Clip; claim: string }[] };

/** Everybody a figure of the readout counts, with their quotes: for a theme, a claim, or one side of a claim. */
export function peopleBehind({ themes }: Whole, { themeId, claimId, stance }: Figure): Person[] {
  const people = new Map<string, Person>();
  const claims = themes.find(({ id }) => id === themeId)?.claims ?? [];
  for (const claim of claims.filter(({ id, hidden }) => (claimId ? id === claimId : !hidden))) {
    for (const clip of claim.clips.filter((one) => stance === undefined || one.stance === stance)) {
      const key = clip.participantId ?? clip.sessionId ?? clip.speaker ?? clip.id;
      const person = people.get(key) ?? { key, name: clip.speaker ?? "Unknown speaker", quotes: [] };
      person.quotes.push({ clip, claim: claim.text });
      people.set(key, person);
    }
  }
  return [...people.values()];
}
