import type { Context } from "@/lib/core/context";
import { audit, type Transaction } from "@/lib/db/transaction";
import { create } from "@/lib/services/jobs/create";

/** Starts writing an existing report in the state `generating`, after the commit. */
export async function startWriting(
  tx: Transaction,
  ctx: Context,
  report: { id: string; projectId: string | null },
): Promise<void> {
  const { id, projectId } = report;
  await create(tx, ctx, { type: "report", projectId, input: { reportId: id } });
  audit(tx, { action: "report.requested", targetId: id });
}
