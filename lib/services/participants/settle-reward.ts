import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { readOne } from "./read-one";
import type { ParticipantRecord } from "./record";

/**
 * Records that the team paid a participant's reward, or that it didn't after all. Repeating it changes nothing. Throws
 * `conflict` if no reward is due, and for Prolific's participants, who are paid there.
 */
export async function settleReward(
  ctx: Context,
  { studyId, participantId, paid }: { studyId: string; participantId: string; paid: boolean },
): Promise<ParticipantRecord> {
  permit(ctx, "study.write");
  return transaction(ctx, async (tx) => {
    const study = await lockStudy(tx, ctx, studyId);
    const before = await readOne(ctx, study.screener, { studyId: study.id, participantId });
    if (before.source === "prolific")
      throw new AppError("conflict", "Prolific pays this participant once the session is approved there.");
    if (before.rewardStatus === "none") throw new AppError("conflict", "No reward is due to this participant.");
    const rewardStatus = paid ? "paid" : "queued";
    if (before.rewardStatus === rewardStatus) return before;
    const where = { id: participantId, studyId: study.id, workspaceId: ctx.workspaceId };
    await tx.db.participant.update({ where, data: { rewardStatus }, select: { id: true } });
    audit(tx, { action: "participant.rewarded", targetId: participantId, details: { paid } });
    return { ...before, rewardStatus };
  });
}
