import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";

type Locked = { runId: string; runStatus: string; status: string; attempt: number };

/** An agent with its run, the run locked first; null if it doesn't exist. */
export async function lockAgent(tx: Transaction, { workspaceId }: Context, agentId: string): Promise<Locked | null> {
  const [run] = await tx.db.$queryRaw<{ id: string; status: string }[]>`
    SELECT r.id, r.status FROM swarm_run r JOIN swarm_agent a ON a.run_id = r.id
     WHERE a.id = ${agentId} AND r.workspace_id = ${workspaceId} FOR NO KEY UPDATE OF r`;
  if (!run) return null;
  const [agent] = await tx.db.$queryRaw<{ status: string; attempt: number }[]>`
    SELECT status, attempt FROM swarm_agent WHERE id = ${agentId}`;
  return agent ? { runId: run.id, runStatus: run.status, status: agent.status, attempt: agent.attempt } : null;
}
