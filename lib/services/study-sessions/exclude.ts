import { type Context, personOf } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { get } from "./get";
import { lock } from "./lock";
import type { SessionRecord } from "./record";

/**
 * Excludes a completed session from a study: it no longer counts, nothing in it is found or quoted, and its place is
 * free again while the study runs. One that is already excluded stays as it is. Throws `conflict` for one in progress.
 */
export async function exclude(ctx: Context, study: string, sessionId: string, reason: string): Promise<SessionRecord> {
  permit(ctx, "study.write");
  const { workspaceId } = ctx;
  await transaction(ctx, async (tx) => {
    const { id: studyId, status } = await lockStudy(tx, ctx, study);
    const { excludedAt } = await lock(tx, ctx, studyId, sessionId);
    if (excludedAt !== null) return;
    await tx.db.studySession.update({
      where: { id: sessionId, workspaceId },
      data: { excludedAt: new Date(), excludedById: personOf(ctx), excludedReason: reason },
      select: { id: true },
    });
    await tx.db.segment.updateMany({ where: { ownerId: sessionId, workspaceId }, data: { citable: false } });
    audit(tx, { action: "session.excluded", targetId: sessionId, details: { studyId } });
    emit(tx, "study.changed", studyId, { studyId, status });
  });
  return get(ctx, study, sessionId);
}
