import { z } from "zod";
import { config } from "@/lib/core/config";
import { systemContext } from "@/lib/core/system-context";
import { EVENTS } from "@/lib/events/catalog";
import { fail } from "@/lib/services/swarm/agents/fail";
import { walk } from "@/lib/services/swarm/agents/walk";
import { attempt } from "../attempt";
import { inngest } from "../client";

const Queued = EVENTS["swarm.agent.queued"].extend({ workspaceId: z.string() });
const GAVE_UP = "Something went wrong on our side while this agent was on its way.";

const contextOf = ({ workspaceId }: z.output<typeof Queued>) => systemContext("run-swarm-agent", workspaceId);

/** Sends one agent through a product. As many at once, over all workspaces, as there may be browsers. */
export const runSwarmAgent = inngest.createFunction(
  {
    id: "run-swarm-agent",
    retries: 2,
    concurrency: { limit: config().SWARM_BROWSERS },
    triggers: [{ event: "earshot/swarm.agent.queued" }],
    onFailure: async ({ event, step }) => {
      const data = Queued.parse(event.data.event.data);
      await step.run("give-up", () => fail(contextOf(data), data.agentId, GAVE_UP));
    },
  },
  async ({ event, step }) => {
    const data = Queued.parse(event.data);
    const walked = await step.run("walk", () => attempt(() => walk(contextOf(data), data.agentId)));
    if (!walked.ok) await step.run("refuse", () => fail(contextOf(data), data.agentId, walked.refused));
  },
);
