import { sendsMail } from "@/lib/core/mail/sends-mail";
import type { Found } from "./find";
import type { AddressNeed } from "./record";
import { stepOf } from "./step-of";

/** Recruiting services pay and tell their own people, and an invitation went to an address. */
const KNOWN_SOURCES = new Set(["invitation", "prolific"]);

/** What a participant's email address is needed for; null if for nothing. */
export function addressNeed(found: Found): AddressNeed | null {
  const { participant } = found;
  if (!participant || participant.deletedAt || KNOWN_SOURCES.has(participant.source)) return null;
  const { step } = stepOf(found);
  // Only a mail tells the decision; a reward is sent by the team, which sees the address.
  if (step === "review") return sendsMail() ? "decision" : null;
  return step === "thanks" && participant.rewardStatus === "queued" ? "reward" : null;
}
