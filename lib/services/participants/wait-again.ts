import type { Context } from "@/lib/core/context";
import { audit, type Transaction } from "@/lib/db/transaction";

/**
 * In a study that opens again, whoever was declined only because it had ended waits for a decision once more: nobody
 * judged whether they fit, and now they can take part. They get no mail until somebody decides.
 */
export async function waitAgain(tx: Transaction, { workspaceId }: Context, studyId: string): Promise<void> {
  const declined = { studyId, workspaceId, status: "screened_out", screenedOutReason: "study_ended", deletedAt: null };
  const data = { status: "review", screenedOutReason: null };
  const { count } = await tx.db.participant.updateMany({ where: declined, data });
  if (count > 0) audit(tx, { action: "study.waiting_again", targetId: studyId, details: { count } });
}
