import type { Pick } from "./use-picks";

/** Filters an answer to earlier input by the current one, so that a quick Enter never picks what nobody asked for. */
export function picksFor(answer: { to: string; picks: readonly Pick[] }, query: string): Pick[] {
  const asked = query.trim().toLowerCase();
  if (answer.to.toLowerCase() === asked) return [...answer.picks];
  return answer.picks.filter(({ name }) => name.toLowerCase().includes(asked));
}
