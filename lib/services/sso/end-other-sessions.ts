import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";

/**
 * If the workspace requires single sign-on, ends the sessions of members at its verified domains that were started in
 * another way, except the current one. Returns how many. Those of later members end as they join
 * (`sso_follow_membership`).
 */
export async function endOtherSessions(tx: Transaction, { workspaceId, actor }: Context): Promise<number> {
  const own = actor.kind === "user" ? actor.sessionId : null;
  const [row] = await tx.db.$queryRaw<{ ended: number }[]>`
    SELECT sso_end_other_sessions(${workspaceId}, NULL, ${own}) AS ended`;
  return row?.ended ?? 0;
}
