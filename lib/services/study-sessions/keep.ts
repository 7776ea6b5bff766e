import { type Context, personOf } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { get } from "./get";
import { lock } from "./lock";
import type { SessionRecord } from "./record";

/**
 * Records that a person looked at a flagged session and it counts, or takes that back. The reasons stay, and checking
 * it again doesn't flag it again. Nothing changes for one without reasons, or if it already is so. Throws `conflict`
 * for an excluded session, or one in progress.
 */
export async function keep(ctx: Context, study: string, sessionId: string, kept: boolean): Promise<SessionRecord> {
  permit(ctx, "study.write");
  const { workspaceId } = ctx;
  await transaction(ctx, async (tx) => {
    const { id: studyId, status } = await lockStudy(tx, ctx, study);
    const { excludedAt, isKept, isDoubtful } = await lock(tx, ctx, studyId, sessionId);
    if (excludedAt) throw new AppError("conflict", "This session is excluded. Include it again first.");
    if (isKept === kept || !isDoubtful) return;
    await tx.db.studySession.update({
      where: { id: sessionId, workspaceId },
      data: kept
        ? { keptAt: new Date(), keptById: personOf(ctx), qualityRating: "good" }
        : { keptAt: null, keptById: null, qualityRating: "flagged" },
      select: { id: true },
    });
    const action = kept ? "session.kept" : "session.flagged_again";
    audit(tx, { action, targetId: sessionId, details: { studyId } });
    emit(tx, "study.changed", studyId, { studyId, status });
  });
  return get(ctx, study, sessionId);
}
