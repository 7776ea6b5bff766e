import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { closeIfDue } from "@/lib/services/studies/close-if-due";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { readOne } from "./read-one";
import type { ParticipantRecord } from "./record";
import { tellDecision } from "./tell-decision";

/**
 * A person's decision on a screener answer that couldn't be judged. A participant who left an address is told: also
 * when the study has ended meanwhile, and then not that they can take part. The same decision again changes nothing.
 * Throws `conflict` if the participant isn't waiting for one.
 */
export async function decide(
  ctx: Context,
  { studyId, participantId, qualified }: { studyId: string; participantId: string; qualified: boolean },
): Promise<ParticipantRecord> {
  permit(ctx, "study.write");
  return transaction(ctx, async (tx) => {
    const study = await lockStudy(tx, ctx, studyId);
    const before = await readOne(ctx, study.screener, { studyId: study.id, participantId });
    const status = qualified ? "qualified" : "screened_out";
    if (before.status === status) return before;
    if (before.status !== "review")
      throw new AppError("conflict", "This participant is not waiting for a decision.", {
        problems: [{ path: "status", message: `The participant is ${before.status.replace("_", " ")}.` }],
      });
    const where = { id: participantId, studyId: study.id, workspaceId: ctx.workspaceId };
    await tx.db.participant.update({ where, data: { status }, select: { id: true } });
    audit(tx, { action: "participant.decided", targetId: participantId, details: { qualified } });
    const over = study.status === "ended" || (await closeIfDue(tx, ctx, study));
    await tellDecision(tx, ctx, study, before, qualified && over ? "ended" : qualified ? "qualified" : "not");
    return { ...before, status, screenedOutReason: qualified ? null : "answers" };
  });
}
