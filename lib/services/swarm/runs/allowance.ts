import type { Context } from "@/lib/core/context";
import { PLAN_FACTS, type Plan } from "@/lib/core/plans";
import type { Transaction } from "@/lib/db/transaction";

/** Included runs of this calendar month (UTC). One cancelled before any agent started isn't counted. */
export const RUNS_THIS_MONTH = `
  SELECT count(*)::int AS used FROM swarm_run
   WHERE workspace_id = $1 AND charge_id IS NULL
     AND created_at >= date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
     AND (status <> 'cancelled' OR started_at IS NOT NULL)`;

/** Locked until the transaction ends, so that included runs of a workspace are taken one at a time. */
export async function holdAllowance(tx: Transaction, { workspaceId }: Context): Promise<void> {
  await tx.db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`swarm ${workspaceId}`}, 0))`;
}

const ALLOWED = `SELECT w.plan, (${RUNS_THIS_MONTH}) AS used FROM workspace w WHERE w.id = $1`;

/**
 * How many runs the present plan includes per month, and how many of them were started. Since the caller was let in,
 * the plan may have changed.
 */
export async function allowance(client: Transaction["db"], { workspaceId }: Context) {
  const [row] = await client.$queryRawUnsafe<{ plan: Plan; used: number }[]>(ALLOWED, workspaceId);
  return { included: row ? PLAN_FACTS[row.plan].swarmRunsMonthly : 0, used: row?.used ?? 0 };
}
