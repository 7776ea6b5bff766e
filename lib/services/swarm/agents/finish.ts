import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { findProblems } from "@/lib/core/swarm/find-problems";
import { audit, transaction } from "@/lib/db/transaction";
import { conclude } from "../runs/conclude";
import { languageOf } from "./language-of";
import { lockAgent } from "./lock-agent";
import type { Sent } from "./set-out";
import { storable } from "./storable";
import type { Walked } from "./try-tasks";

/**
 * Ends an agent with the results of its tasks and its problems, of which `again` are the keys of those that occurred on
 * replay; a run's last agent ends the run. Does nothing if it was cancelled, or another attempt has started.
 */
export async function finish(
  ctx: Context,
  sent: Sent,
  { walk, outcomes, ended }: Walked,
  again: ReadonlySet<string>,
): Promise<void> {
  const { agentId, attempt } = sent;
  const met = findProblems(walk).map((problem) => ({ ...problem, again: again.has(problem.key) }));
  const problems = storable(met);
  await transaction(ctx, async (tx) => {
    const agent = await lockAgent(tx, ctx, agentId);
    if (agent?.status !== "running" || agent.attempt !== attempt || agent.runStatus !== "running") return;
    await tx.db.swarmAgent.update({
      where: { id: agentId },
      data: {
        status: "done",
        endedAt: new Date(),
        error: ended,
        outcomes: storable(outcomes),
        problems,
        siteLanguage: languageOf(walk),
      },
    });
    audit(tx, { action: "swarm_agent.done", targetId: agentId, details: { runId: agent.runId } });
    await conclude(tx, ctx, agent.runId);
    crashPoint("swarm.before_agent_commit");
  });
}
