import { isForm } from "@/lib/core/study/types";
import { readState } from "@/lib/services/interviews/moderator/state";
import type { Found } from "./find";
import type { ClosedReason, Step } from "./record";

type Facts = Pick<Found, "study" | "places" | "overdue" | "cancelled" | "participant" | "session">;
type Standing = { step: Step; reason: ClosedReason | null };

const at = (step: Step, reason: ClosedReason | null = null): Standing => ({ step, reason });

/** A participant's position, from their own status, the study's, and whether a place is left. */
export function stepOf(facts: Facts): Standing {
  const { study, participant, session } = facts;
  if (participant?.deletedAt) return at("withdrawn");
  if (participant?.status === "completed" || session?.status === "completed") return at("thanks");
  const begun = participant?.status === "in_progress" || participant?.status === "booked";
  if (study.status === "draft") return at("closed", "draft");
  if (study.status === "ended" || facts.overdue) {
    // Also to whoever was screened out: some of them only waited for a decision until it was over.
    return at(begun ? "ended" : "closed", "ended");
  }
  if (participant && begun) return goingOn(facts, participant);
  return notBegun(facts);
}

function goingOn({ study, places, session }: Facts, participant: NonNullable<Facts["participant"]>): Standing {
  if (participant.status === "booked" || study.type === "live-interview") return at("booked");
  // Whoever holds a place continues; if the hold has run out, there must be a free place again.
  const mayGoOn = participant.heldSeconds !== null || (places ?? 1) > 0;
  if (!mayGoOn) return at("full");
  if (readState(session?.state).stopped) return at("stopped");
  return at(isForm(study.type) ? "form" : "interview");
}

function notBegun({ study, places, cancelled, participant }: Facts): Standing {
  const status = participant?.status ?? "opened";
  if (status === "screened_out") return at("screened_out");
  if (status === "declined") return at("declined");
  if (cancelled && status === "opened") return at("closed", "cancelled");
  if (study.status === "paused") return at("closed", "paused");
  if (status === "review") return at("review");
  if ((places ?? 1) <= 0) return at("full");
  if (status === "opened") return at("consent");
  if (status === "consented") return at("screener");
  return at(study.type === "live-interview" ? "booking" : "ready");
}
