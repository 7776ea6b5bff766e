import type { Participant } from "../shapes";

type Tone = "neutral" | "settled" | "warning" | "info" | "primary";

/** A participant's status in a word. */
export const PARTICIPANT_WORDS: Record<Participant["status"], { label: string; tone: Tone }> = {
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
