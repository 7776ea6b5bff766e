import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { tellDecision } from "./tell-decision";

/** Thousands may wait, and each gets a mail. */
const TIMEOUT_MS = 60_000;

/**
 * Decides for everybody who still waits for a decision on their screener answers that they don't take part, and tells
 * those who left an address that the study is over, since nobody judged whether they fit; returns how many. Throws
 * `conflict` while the study hasn't ended: until then each of them could take part.
 */
export async function declineWaiting(ctx: Context, studyId: string): Promise<number> {
  permit(ctx, "study.write");
  return transaction(
    ctx,
    async (tx) => {
      const study = await lockStudy(tx, ctx, studyId);
      if (study.status !== "ended")
        throw new AppError("conflict", "The study hasn’t ended: decide on each person who is waiting.");
      const where = { studyId: study.id, workspaceId: ctx.workspaceId, status: "review" };
      const waiting = await tx.db.participant.findMany({ where, select: { id: true, name: true, email: true } });
      const ids = waiting.map(({ id }) => id);
      const data = { status: "screened_out", screenedOutReason: "study_ended" };
      await tx.db.participant.updateMany({ where: { ...where, id: { in: ids } }, data });
      for (const person of waiting) {
        audit(tx, { action: "participant.decided", targetId: person.id, details: { qualified: false } });
        await tellDecision(tx, ctx, study, person, "ended");
      }
      return waiting.length;
    },
    { timeoutMs: TIMEOUT_MS },
  );
}
