import type { Finding, Run } from "./shapes";

type Look = { label: string; tone: "neutral" | "primary" | "settled" | "warning" | "danger" | "info" };

export const RUN_WORDS: Record<Run["status"], Look> = {
  queued: { label: "Queued", tone: "neutral" },
  running: { label: "Running", tone: "primary" },
  done: { label: "Done", tone: "settled" },
  failed: { label: "Failed", tone: "danger" },
  cancelled: { label: "Canceled", tone: "warning" },
};

export const SEVERITY_WORDS: Record<Finding["severity"], Look> = {
  critical: { label: "Critical", tone: "danger" },
  serious: { label: "Serious", tone: "warning" },
  moderate: { label: "Moderate", tone: "info" },
  minor: { label: "Minor", tone: "neutral" },
};

export const OUTCOME_WORDS = {
  succeeded: { label: "Done", tone: "settled" },
  gave_up: { label: "Gave up", tone: "danger" },
  stopped: { label: "Stopped", tone: "warning" },
} as const satisfies Record<string, Look>;

export const VERDICT_WORDS: Record<Finding["verdict"], string> = {
  confirmed: "Confirmed: found more than once",
  unconfirmed: "Found once, not confirmed",
};

export const isActive = (status: Run["status"]): boolean => status === "queued" || status === "running";
