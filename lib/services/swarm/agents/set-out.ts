import type { Context } from "@/lib/core/context";
import { SwarmPlan } from "@/lib/core/study/swarm-plan";
import type { Persona } from "@/lib/core/swarm/types";
import { transaction } from "@/lib/db/transaction";
import { lockAgent } from "./lock-agent";

const ACTIVE = ["queued", "running"];

export type Sent = {
  agentId: string;
  attempt: number;
  number: number;
  seed: number;
  persona: Persona;
  plan: SwarmPlan;
};

/**
 * Starts an agent from the beginning: what an earlier attempt left is discarded, and that attempt can write nothing
 * anymore. Null if there is nothing to do, because the agent or its run has ended.
 */
export function setOut(ctx: Context, agentId: string): Promise<Sent | null> {
  return transaction(ctx, async (tx) => {
    const agent = await lockAgent(tx, ctx, agentId);
    if (!agent || !ACTIVE.includes(agent.runStatus) || !ACTIVE.includes(agent.status)) return null;
    await tx.db.swarmStep.deleteMany({ where: { agentId } });
    const { attempt, number, persona } = await tx.db.swarmAgent.update({
      where: { id: agentId },
      data: { status: "running", attempt: { increment: 1 }, startedAt: new Date(), error: null, outcomes: [] },
      select: { attempt: true, number: true, persona: true },
    });
    const run = await tx.db.swarmRun.findUniqueOrThrow({
      where: { id: agent.runId, workspaceId: ctx.workspaceId },
      select: { seed: true, plan: true, startedAt: true },
    });
    await tx.db.swarmRun.update({
      where: { id: agent.runId },
      data: { status: "running", startedAt: run.startedAt ?? new Date() },
    });
    const plan = SwarmPlan.parse(run.plan);
    return { agentId, attempt, number, seed: run.seed, persona: persona as Persona, plan };
  });
}
