import type { EndedReason, StudyStatus, StudyType } from "@/lib/core/study/types";

type Tone = "neutral" | "success" | "warning" | "settled";
type Stand = { type: StudyType; status: StudyStatus; endedReason: EndedReason | null };

/** A study's state as a word, and whether work is in progress. */
export function statusWords({ type, status, endedReason }: Stand) {
  if (status === "draft") return { label: "Draft", tone: "neutral" as Tone, pulse: false };
  if (status === "running") return { label: "Running", tone: "success" as Tone, pulse: true };
  if (status === "paused") return { label: "Paused", tone: "warning" as Tone, pulse: false };
  const label = endedLabel(type, endedReason);
  return { label, tone: (label === "Completed" ? "settled" : "neutral") as Tone, pulse: false };
}

/** Agents fill no quota: a Swarm study is neither early nor complete, it ends when somebody ends it. */
function endedLabel(type: StudyType, endedReason: EndedReason | null): string {
  if (type === "swarm") return "Ended";
  return endedReason === "stopped" ? "Ended early" : "Completed";
}
