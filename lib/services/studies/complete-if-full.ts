import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { lockStudy } from "./lock-study";
import { move } from "./move";

/** Ends a launched study whose completed, not excluded sessions reach the target; true if this call ended it. */
export async function completeIfFull(tx: Transaction, ctx: Context, studyId: string): Promise<boolean> {
  const { targetParticipants } = await lockStudy(tx, ctx, studyId);
  if (targetParticipants === null) return false;
  const where = { studyId, status: "completed", excludedAt: null };
  const completed = await tx.db.studySession.count({ where });
  if (completed < targetParticipants) return false;
  return (await move(tx, ctx, studyId, "fill")) !== null;
}
