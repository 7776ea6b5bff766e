import type { EndedReason, StudyStatus } from "@/lib/core/study/types";

type Tone = "neutral" | "success" | "warning" | "info";

/** A study's state as a word, and whether work goes on. */
export function statusWords(status: StudyStatus, endedReason: EndedReason | null) {
  if (status === "draft") return { label: "Draft", tone: "neutral" as Tone, pulse: false };
  if (status === "running") return { label: "Running", tone: "success" as Tone, pulse: true };
  if (status === "paused") return { label: "Paused", tone: "warning" as Tone, pulse: false };
  return { label: endedReason === "stopped" ? "Ended early" : "Completed", tone: "info" as Tone, pulse: false };
}
