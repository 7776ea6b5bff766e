import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { readOne } from "./list";
import type { ParticipantRecord } from "./record";

/**
 * A person decides on a screener answer that could not be judged. The same decision again changes nothing. Throws
 * `conflict` when the participant does not wait for one.
 */
export async function decide(
  ctx: Context,
  { studyId, participantId, qualified }: { studyId: string; participantId: string; qualified: boolean },
): Promise<ParticipantRecord> {
  permit(ctx, "study.write");
  return transaction(ctx, async (tx) => {
    const { screener } = await lockStudy(tx, ctx, studyId);
    const before = await readOne(ctx, screener, { studyId, participantId });
    if (!before) throw notFound("Participant");
    const status = qualified ? "qualified" : "screened_out";
    if (before.status === status) return before;
    if (before.status !== "review")
      throw new AppError("conflict", "This participant does not wait for a decision.", {
        problems: [{ path: "status", message: `The participant is ${before.status.replace("_", " ")}.` }],
      });
    const where = { id: participantId, studyId, workspaceId: ctx.workspaceId };
    await tx.db.participant.update({ where, data: { status }, select: { id: true } });
    audit(tx, { action: "participant.decided", targetId: participantId, details: { qualified } });
    return { ...before, status };
  });
}
