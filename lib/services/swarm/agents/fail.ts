import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { conclude } from "../runs/conclude";
import { lockAgent } from "./lock-agent";

/** Ends an agent that couldn't continue, with one sentence; a run's last agent ends the run. */
export async function fail(ctx: Context, agentId: string, error: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const agent = await lockAgent(tx, ctx, agentId);
    if (!agent || !["queued", "running"].includes(agent.status)) return;
    await tx.db.swarmAgent.update({
      where: { id: agentId },
      data: { status: "failed", endedAt: new Date(), error, attempt: { increment: 1 } },
    });
    audit(tx, { action: "swarm_agent.failed", targetId: agentId, details: { runId: agent.runId } });
    await conclude(tx, ctx, agent.runId);
  });
}
