import type { Action, RawProblem, Walk } from "./types";

/**
 * The actions that led to a problem, from the start of their task: repeating them shows it again if it still exists.
 */
export function replayOf(problem: RawProblem, { steps }: Walk): Action[] {
  const until = Math.max(...problem.evidence.map(({ stepIndex }) => stepIndex));
  const taskId = steps[until]?.taskId;
  return steps
    .slice(0, until + 1)
    .filter((step) => step.taskId === taskId && step.action.kind !== "finish")
    .map(({ action }) => action);
}
