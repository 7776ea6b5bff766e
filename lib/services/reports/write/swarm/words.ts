import type { Severity, SwarmOutcome } from "@/lib/services/swarm/record";

export const SEVERITY_TITLES: Record<Severity, string> = {
  critical: "Critical",
  serious: "Serious",
  moderate: "Moderate",
  minor: "Minor",
};

export const OUTCOME_TITLES: Record<SwarmOutcome["outcome"], string> = {
  succeeded: "Done",
  gave_up: "Gave up",
  stopped: "Stopped",
};

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;
export const agentWords = counted("AI agent", "AI agents");
export const taskWords = counted("task", "tasks");
export const findingWords = counted("finding", "findings");
