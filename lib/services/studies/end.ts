import { closeOpenCharges } from "@/lib/services/billing/close-checkout";
import { cancelActive } from "@/lib/services/swarm/runs/cancel-active";
import { changeState } from "./change-state";

/**
 * Ends the study for good with what it has; nothing is refunded. Running agents stop, and an open checkout for more
 * participants is closed; if their payment is under way, it is refunded.
 */
export const end = changeState("end", async (tx, ctx, { id: studyId }) => {
  await closeOpenCharges(tx, ctx, { kinds: ["swarm_run", "participants"], studyId }, { leavesCards: true });
  await cancelActive(tx, ctx, studyId);
});
