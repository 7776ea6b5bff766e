import type { StudyType } from "@/lib/core/study/types";
import { hasProlific } from "@/lib/integrations/recruiting/prolific";

const LEAST_REWARD_CENTS = 100;

/** Why Prolific can't recruit for such a study, in one sentence; null if it can. */
export function whyNot({ type, rewardCents }: { type: StudyType; rewardCents: number | null }): string | null {
  if (!hasProlific())
    return "No Prolific account is connected. Whoever runs this installation can connect one in its configuration. The link and invitations work without it.";
  if (type === "swarm") return "AI agents take part in this study, so nobody needs to be recruited.";
  if (type === "live-interview")
    return "Prolific pays for a visit right away, so it can't recruit for interviews at a booked time.";
  if ((rewardCents ?? 0) < LEAST_REWARD_CENTS) return "Prolific needs a reward. Set one for this study first.";
  return null;
}
