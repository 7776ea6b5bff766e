import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";

/**
 * Whoever stores what was made of transcripts holds those that it quotes; of the many others that were read it holds none.
 * So that none is masked between a look at them and the commit, makers share a lock of the workspace, which whoever goes
 * through all places takes alone: it comes to what they stored, or they look after it has ended.
 */
const KEY = (workspaceId: string) => `places ${workspaceId}`;

/** As one of the makers, until the transaction ends; then look at what is hidden. */
export async function joinMakers(tx: Transaction, { workspaceId }: Pick<Context, "workspaceId">): Promise<void> {
  await tx.db.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${KEY(workspaceId)}, 0))`;
}

/** Until every maker of before has ended, and nobody else makes anything before this transaction does. */
export async function waitForMakers(tx: Transaction, { workspaceId }: Pick<Context, "workspaceId">): Promise<void> {
  await tx.db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${KEY(workspaceId)}, 0))`;
}
