import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { lockStudy } from "@/lib/services/studies/lock-study";
import type { StudyRecord } from "@/lib/services/studies/record";
import { readSlots, type SlotRow } from "./read";

const ONE = `${readSlots()} WHERE l.id = $1 AND l.study_id = $2 AND l.workspace_id = $3 FOR UPDATE OF l`;

/** Locks the study and one of its times until the transaction ends, so that bookings are serialized. */
export async function lockSlot(
  tx: Transaction,
  ctx: Context,
  { studyId, slotId }: { studyId: string; slotId: string },
): Promise<{ study: StudyRecord; slot: SlotRow }> {
  const study = await lockStudy(tx, ctx, studyId);
  const [slot] = await tx.db.$queryRawUnsafe<SlotRow[]>(ONE, slotId, study.id, ctx.workspaceId);
  if (!slot) throw notFound("Time");
  return { study, slot };
}
