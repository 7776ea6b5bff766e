import type { Plan } from "@/lib/core/plans";
import { systemContext } from "@/lib/core/system-context";
import { audit, type Transaction } from "@/lib/db/transaction";
import { changesOf } from "@/lib/services/audit/changes-of";
import { endOtherSessions } from "@/lib/services/sso/end-other-sessions";

/**
 * A custom seat limit was agreed for the previous plan, so it ends with it. Back on a plan with single sign-on, it may
 * be required again: sessions that were started otherwise in between end.
 */
export async function setPlan(tx: Transaction, workspaceId: string, plan: Plan): Promise<void> {
  const before = await tx.db.workspace.findUnique({ where: { id: workspaceId }, select: { plan: true } });
  const { count } = await tx.db.workspace.updateMany({
    where: { id: workspaceId, plan: { not: plan } },
    data: { plan },
  });
  if (!count) return;
  await tx.db.billingAccount.updateMany({ where: { workspaceId }, data: { paidSeats: null } });
  await endOtherSessions(tx, systemContext("billing", workspaceId));
  const changes = changesOf(before ?? {}, { plan });
  audit(tx, { action: "plan.changed", targetId: workspaceId, details: { plan }, changes });
}
