import type { Context } from "@/lib/core/context";
import { whyNoMore } from "@/lib/core/study/why-no-more";
import { audit, type Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { changesOf } from "@/lib/services/audit/changes-of";
import type { Increase } from "@/lib/services/billing/increases";
import { waitAgain } from "@/lib/services/participants/wait-again";
import { move } from "./move";
import type { StudyRecord } from "./record";

/** Whether a paid increase still fits the locked study: nobody changed its number, or ended it, in the meantime. */
export const canExtend = (study: StudyRecord, { from }: Increase): boolean =>
  whyNoMore(study) === null && study.targetParticipants === from;

type Paid = Increase & { chargeId: string; amountCents: number; requestedById: string | null };

/**
 * Gives the locked study its new number of participants, also at the recruiting service, and opens it again if it was
 * full, also to those who still waited for a decision when it ended. Checks neither rights nor payment.
 */
export async function extend(tx: Transaction, ctx: Context, study: StudyRecord, paid: Paid): Promise<void> {
  const { id: studyId, status } = study;
  const { from, to, ...details } = paid;
  const { workspaceId } = ctx;
  await tx.db.$executeRaw`
    UPDATE study SET target_participants = ${to}, updated_at = greatest(now(), updated_at + interval '1 millisecond')
     WHERE id = ${studyId} AND workspace_id = ${workspaceId}`;
  await tx.db.$executeRaw`
    UPDATE recruitment SET places = places + ${to - from}, updated_at = now()
     WHERE study_id = ${studyId} AND workspace_id = ${workspaceId}`;
  const changes = changesOf({ targetParticipants: from }, { targetParticipants: to });
  audit(tx, { action: "study.extended", targetId: studyId, details: { from, to, ...details }, changes });
  if (status === "ended") {
    await move(tx, ctx, studyId, "reopen");
    await waitAgain(tx, ctx, studyId);
  } else emit(tx, "study.changed", studyId, { studyId, status });
}
