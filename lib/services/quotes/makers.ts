import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";

/**
 * Whoever stores something made from transcripts locks those that it quotes, but none of the many others that it read.
 * So that none of these is masked between a check and the commit, makers share a lock of the workspace, which masking
 * takes exclusively: it then either finds what they stored, or they see it. The lock comes after a project's, a
 * study's, a file's and a session's, and before that of anything that quotes; a project's deletion takes it too.
 */
const KEY = (workspaceId: string) => `places ${workspaceId}`;

/** As one of the makers, until the transaction ends; then look at what is hidden. */
export async function joinMakers(tx: Transaction, { workspaceId }: Pick<Context, "workspaceId">): Promise<void> {
  await tx.db.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${KEY(workspaceId)}, 0))`;
}

/** Waits until every earlier maker has ended, and lets no other start before this transaction ends. */
export async function waitForMakers(tx: Transaction, { workspaceId }: Pick<Context, "workspaceId">): Promise<void> {
  await tx.db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${KEY(workspaceId)}, 0))`;
}
