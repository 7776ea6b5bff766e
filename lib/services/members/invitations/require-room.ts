import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";

const MOST_A_DAY = 200;
const DAY_MS = 86_400_000;

/**
 * Limits invitations, since they go to any address. Counts those created, under the workspace's lock; throws
 * `rate_limited`.
 */
export async function requireRoom(tx: Transaction, { workspaceId }: Context): Promise<void> {
  const since = new Date(Date.now() - DAY_MS);
  const made = await tx.db.memberInvitation.count({ where: { workspaceId, createdAt: { gt: since } } });
  if (made <= MOST_A_DAY) return;
  throw new AppError("rate_limited", `A workspace can invite at most ${MOST_A_DAY} people a day.`, {
    retryAfterSeconds: 3600,
  });
}
