import type { Pick } from "./use-picks";

/**
 * What may be taken while somebody types: of an answer to other words only what the words fit, so that a quick Enter
 * never takes something that they did not ask for.
 */
export function picksFor(answer: { to: string; picks: readonly Pick[] }, query: string): Pick[] {
  const asked = query.trim().toLowerCase();
  if (answer.to.toLowerCase() === asked) return [...answer.picks];
  return answer.picks.filter(({ name }) => name.toLowerCase().includes(asked));
}
