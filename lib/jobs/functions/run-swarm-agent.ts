import { config } from "@/lib/core/config";
import { EVENTS } from "@/lib/events/catalog";
import { fail } from "@/lib/services/swarm/agents/fail";
import { walk } from "@/lib/services/swarm/agents/walk";
import { dispatched } from "../dispatched";
import { oneStepFunction } from "../one-step-function";

/** Sends one agent through a product. Concurrency over all workspaces is limited by the number of browsers. */
export const runSwarmAgent = oneStepFunction({
  id: "run-swarm-agent",
  trigger: { event: "earshot/swarm.agent.queued" },
  data: dispatched(EVENTS["swarm.agent.queued"]),
  retries: 2,
  concurrency: { limit: config().SWARM_BROWSERS },
  step: "walk",
  act: (ctx, { agentId }) => walk(ctx, agentId),
  fail: (ctx, { agentId }, sentence) => fail(ctx, agentId, sentence),
  gaveUp: "Something went wrong on our side while this agent was working.",
});
