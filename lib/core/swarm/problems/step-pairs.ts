import type { Observation } from "@/lib/core/swarm/observation";
import type { StepRecord, Walk } from "@/lib/core/swarm/types";

/** A step with the page before it; null for the first of a task. */
export type StepPair = { step: StepRecord; before: Observation | null };

export const stepPairs = ({ steps }: Walk): StepPair[] =>
  steps.map((step, at) => {
    const last = steps[at - 1];
    return { step, before: last?.taskId === step.taskId ? last.observation : null };
  });
