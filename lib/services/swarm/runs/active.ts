import type { Transaction } from "@/lib/db/transaction";

/** The id of a study's run that hasn't ended, if any. Call under the study's lock. */
export async function activeRunOf(tx: Transaction, studyId: string): Promise<string | null> {
  const run = await tx.db.swarmRun.findFirst({
    where: { studyId, status: { in: ["queued", "running"] } },
    select: { id: true },
  });
  return run?.id ?? null;
}
