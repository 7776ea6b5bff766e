import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { sessionModerators } from "@/lib/services/evidence/session-moderators";
import { completeIfFull } from "@/lib/services/studies/complete-if-full";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { get } from "./get";
import { lock } from "./lock";
import type { SessionRecord } from "./record";

/** Participants who hold a place may still finish, so their places aren't free while the study runs. */
const PLACES = `
  SELECT s.target_participants
         - (SELECT count(*)::int FROM study_session c
             WHERE c.study_id = s.id AND c.status = 'completed' AND c.excluded_at IS NULL)
         - CASE WHEN s.status = 'ended' THEN 0 ELSE
             (SELECT count(*)::int FROM participant h WHERE h.study_id = s.id AND h.place_held_until > now()
                 AND h.status IN ('in_progress', 'booked')) END AS places
    FROM study s WHERE s.id = $1`;

/**
 * Counts an excluded session again; one that isn't excluded stays as it is. Throws `conflict` if its place was given to
 * someone else meanwhile.
 */
export async function include(ctx: Context, study: string, sessionId: string): Promise<SessionRecord> {
  permit(ctx, "study.write");
  const { workspaceId } = ctx;
  await transaction(ctx, async (tx) => {
    const { id: studyId, status } = await lockStudy(tx, ctx, study);
    const { excludedAt } = await lock(tx, ctx, studyId, sessionId);
    if (excludedAt === null) return;
    const [free] = await tx.db.$queryRawUnsafe<{ places: number | null }[]>(PLACES, studyId);
    if (free && free.places !== null && free.places <= 0)
      throw new AppError("conflict", "This session's place was given to somebody else, and the study is full.");
    await tx.db.studySession.update({
      where: { id: sessionId, workspaceId },
      data: { excludedAt: null, excludedById: null, excludedReason: null },
      select: { id: true },
    });
    await makeCitable(tx, workspaceId, sessionId);
    audit(tx, { action: "session.included", targetId: sessionId, details: { studyId } });
    const full = await completeIfFull(tx, ctx, studyId);
    if (!full) emit(tx, "study.changed", studyId, { studyId, status });
  });
  return get(ctx, study, sessionId);
}

/** Makes the participant's lines findable and quotable again. */
async function makeCitable(tx: Transaction, workspaceId: string, sessionId: string): Promise<void> {
  const moderators = await sessionModerators(tx, { workspaceId, sessionId });
  await tx.db.$executeRaw`
    UPDATE segment SET citable = coalesce(speaker, '') <> ALL (${[...moderators].map((name) => name ?? "")}::text[])
     WHERE owner_id = ${sessionId} AND workspace_id = ${workspaceId}`;
}
