import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockSlot } from "./lock-slot";
import { fromRow } from "./read";
import type { SlotRecord } from "./record";
import { standingOf } from "./standing";

/**
 * Records that the interview took place: creates its session, for the recording and transcript that follow, and holds
 * the place for a month. Throws `conflict` before its time; repeating it is no error.
 */
export async function markHeld(ctx: Context, studyId: string, slotId: string): Promise<SlotRecord> {
  permit(ctx, "study.write");
  return transaction(ctx, async (tx) => {
    const { study, slot } = await lockSlot(tx, ctx, { studyId, slotId });
    if (slot.state === "held") return fromRow(slot);
    if (slot.state !== "booked" || !slot.participant_id || slot.starts_at.getTime() > Date.now())
      throw new AppError("conflict", "Only a booked interview whose time has come can be marked as held.");
    const { held, places } = await standingOf(tx, study.id, slot.participant_id);
    if (!held && (places ?? 1) <= 0)
      throw new AppError("conflict", "Their place was kept for a week and has since been taken by somebody else.");
    await tx.db.$executeRaw`UPDATE slot SET outcome = 'held' WHERE id = ${slot.id}`;
    await tx.db.$executeRaw`
      UPDATE participant SET status = 'in_progress', place_held_until = now() + interval '30 days', updated_at = now()
       WHERE id = ${slot.participant_id} AND status = 'booked'`;
    await tx.db.$executeRaw`
      INSERT INTO study_session (id, workspace_id, study_id, participant_id, started_at, updated_at)
      VALUES (${newId("session")}, ${ctx.workspaceId}, ${study.id}, ${slot.participant_id}, ${slot.starts_at}, now())
      ON CONFLICT (participant_id) DO NOTHING`;
    const { id: sessionId } = await tx.db.studySession.findUniqueOrThrow({
      where: { participantId: slot.participant_id },
      select: { id: true },
    });
    audit(tx, { action: "slot.held", targetId: slot.id, details: { sessionId } });
    return fromRow({ ...slot, state: "held", participant_status: "in_progress", session_id: sessionId });
  });
}
