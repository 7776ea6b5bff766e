import type { EndedReason, StudyStatus, StudyType } from "@/lib/core/study/types";

type Tone = "neutral" | "success" | "warning" | "settled";
type Stand = { type: StudyType; status: StudyStatus; endedReason: EndedReason | null };
type StatusWords = { label: string; tone: Tone; pulse: boolean };

/** A study's state as a word, and whether work is in progress. */
export function statusWords({ type, status, endedReason }: Stand): StatusWords {
  if (status === "draft") return { label: "Draft", tone: "neutral", pulse: false };
  if (status === "running") return { label: "Running", tone: "success", pulse: true };
  if (status === "paused") return { label: "Paused", tone: "warning", pulse: false };
  const label = endedLabel(type, endedReason);
  return { label, tone: label === "Completed" ? "settled" : "neutral", pulse: false };
}

/** Agents fill no quota: a Swarm study is neither early nor complete, it ends when somebody ends it. */
function endedLabel(type: StudyType, endedReason: EndedReason | null): string {
  if (type === "swarm") return "Ended";
  return endedReason === "stopped" ? "Ended early" : "Completed";
}
