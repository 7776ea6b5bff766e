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
