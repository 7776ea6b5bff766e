import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { lockStudy } from "@/lib/services/studies/lock-study";
import type { StudyRecord } from "@/lib/services/studies/record";
import { type InvitationRow, SELECT_INVITATIONS } from "./read";

const ONE = `${SELECT_INVITATIONS} WHERE i.id = $1 AND i.study_id = $2 AND i.workspace_id = $3 FOR UPDATE OF i`;

/** An invitation of the study, both locked until the transaction ends. */
export async function lock(
  tx: Transaction,
  ctx: Context,
  { studyId, invitationId }: { studyId: string; invitationId: string },
): Promise<{ study: StudyRecord; row: InvitationRow }> {
  const study = await lockStudy(tx, ctx, studyId);
  const [row] = await tx.db.$queryRawUnsafe<InvitationRow[]>(ONE, invitationId, study.id, ctx.workspaceId);
  if (!row) throw notFound("Invitation");
  return { study, row };
}
