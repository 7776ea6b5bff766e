import type { Participant } from "../shapes";

type Tone = "neutral" | "settled" | "warning" | "info" | "primary";
type Words = { label: string; tone: Tone };

/** A participant's status in a word. */
const WORDS: Record<Participant["status"], Words> = {
  opened: { label: "Opened", tone: "neutral" },
  consented: { label: "Agreed", tone: "neutral" },
  review: { label: "Needs review", tone: "warning" },
  qualified: { label: "Fits", tone: "primary" },
  booked: { label: "Booked", tone: "primary" },
  in_progress: { label: "In progress", tone: "info" },
  completed: { label: "Finished", tone: "settled" },
  screened_out: { label: "Doesn’t fit", tone: "neutral" },
  full: { label: "Study was full", tone: "neutral" },
  declined: { label: "Declined", tone: "neutral" },
  withdrawn: { label: "Withdrew", tone: "neutral" },
};

type Standing = Pick<Participant, "status"> & Partial<Pick<Participant, "screenedOutReason">>;

/**
 * A participant's status in a word. `mayFinish`: whether those who are in the middle of the study still can. Whoever
 * waited for a decision when the study ended was never judged.
 */
export function participantWords({ status, screenedOutReason }: Standing, mayFinish: boolean): Words {
  if (status === "in_progress" && !mayFinish) return { label: "Not finished", tone: "neutral" };
  if (screenedOutReason === "study_ended") return { label: "Study ended", tone: "neutral" };
  return WORDS[status];
}
