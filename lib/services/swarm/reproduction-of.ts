/** A step of an agent, `action` in words that continue "The agent". */
export type Walked = { index: number; taskId: string; action: string };

const MOST_STEPS = 12;

/**
 * How to reproduce a finding: the steps of its first agent from the start of the task up to the first place that shows
 * it, with those directly after that show it too. Of a long path the middle is only counted. Empty if no agent is
 * known.
 */
export function reproductionOf(
  evidence: readonly { agentId: string | null; stepIndex: number }[],
  walk: readonly Walked[],
): string[] {
  const [first] = evidence;
  if (!first?.agentId) return [];
  const shows = new Set(evidence.filter(({ agentId }) => agentId === first.agentId).map(({ stepIndex }) => stepIndex));
  let until = first.stepIndex;
  while (shows.has(until + 1)) until += 1;
  const taskId = walk.find(({ index }) => index === first.stepIndex)?.taskId;
  const steps = walk.filter((step) => step.taskId === taskId && step.index <= until).map(({ action }) => action);
  if (steps.length <= MOST_STEPS) return steps;
  const last = steps.slice(2 - MOST_STEPS);
  return [...steps.slice(0, 1), `did ${steps.length - 1 - last.length} more things`, ...last];
}
