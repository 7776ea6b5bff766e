import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { decisionMail } from "./decision-mail";
import { readOne } from "./list";
import type { ParticipantRecord } from "./record";

/**
 * A person's decision on a screener answer that couldn't be judged; a participant who left an address is told. The same
 * decision again changes nothing. Throws `conflict` if the participant isn't waiting for one.
 */
export async function decide(
  ctx: Context,
  { studyId, participantId, qualified }: { studyId: string; participantId: string; qualified: boolean },
): Promise<ParticipantRecord> {
  permit(ctx, "study.write");
  return transaction(ctx, async (tx) => {
    const study = await lockStudy(tx, ctx, studyId);
    const before = await readOne(ctx, study.screener, { studyId: study.id, participantId });
    if (!before) throw notFound("Participant");
    const status = qualified ? "qualified" : "screened_out";
    if (before.status === status) return before;
    if (before.status !== "review")
      throw new AppError("conflict", "This participant is not waiting for a decision.", {
        problems: [{ path: "status", message: `The participant is ${before.status.replace("_", " ")}.` }],
      });
    const where = { id: participantId, studyId: study.id, workspaceId: ctx.workspaceId };
    await tx.db.participant.update({ where, data: { status }, select: { id: true } });
    audit(tx, { action: "participant.decided", targetId: participantId, details: { qualified } });
    const { email, name } = before;
    const mail = {
      ...decisionMail({
        participantId,
        name,
        title: study.title,
        language: study.language,
        qualified,
        contactEmail: study.settings.contactEmail ?? null,
      }),
      workspaceId: ctx.workspaceId,
    };
    if (email && study.status !== "ended") await queueMail(tx, { ...mail, to: email });
    return { ...before, status };
  });
}
