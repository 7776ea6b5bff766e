import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { addressNeed } from "./address-need";
import { type Caller, find, findParticipant } from "./find";
import type { ParticipationView } from "./record";
import { viewOf } from "./view-of";

/**
 * Stores where a participant who came without an address can be reached about their reward or a pending decision.
 * Throws `conflict` if there is neither, and for those whom an invitation or a recruiting service knows.
 */
export async function leaveAddress(caller: Caller, token: string, email: string): Promise<ParticipationView> {
  const found = await findParticipant(caller, token);
  const { ctx, participant } = found;
  if (addressNeed(found) === null) throw new AppError("conflict", "No email address is needed.");
  await transaction(ctx, async (tx) => {
    const where = { id: participant.id, workspaceId: ctx.workspaceId, deletedAt: null };
    const { count } = await tx.db.participant.updateMany({ where, data: { email } });
    if (count > 0) audit(tx, { action: "participant.left_address", targetId: participant.id });
  });
  return viewOf(await find({ ...caller, address: null }, token));
}
