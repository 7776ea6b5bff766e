import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";

const MOST_A_DAY = { people: 200, directory: 10_000 };
const DAY_MS = 86_400_000;

/**
 * Limits invitations, since they go to any address: those by people, and those by the directory, whose first sync
 * brings a whole company. Counts what was created, under the workspace's lock; throws `rate_limited`.
 */
export async function requireRoom(tx: Transaction, { workspaceId, actor }: Context): Promise<void> {
  const isDirectory = actor.kind === "scim";
  const most = isDirectory ? MOST_A_DAY.directory : MOST_A_DAY.people;
  const createdAt = { gt: new Date(Date.now() - DAY_MS) };
  const invitedById = isDirectory ? null : { not: null };
  const made = await tx.db.memberInvitation.count({ where: { workspaceId, createdAt, invitedById } });
  if (made <= most) return;
  throw new AppError("rate_limited", `A workspace can invite at most ${most} people a day.`, {
    retryAfterSeconds: 3600,
  });
}
