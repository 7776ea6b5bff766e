import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { listSwarmSteps } from "@/lib/api/swarm/swarm";
import { listSteps } from "@/lib/services/swarm/steps/list";

export const GET = api(listSwarmSteps, async (ctx, { params: { id: runId, agentId }, query }) =>
  toList(await listSteps(ctx, { runId, agentId }, query), (step) => step),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/swarm-runs/{id}/agents/{agentId}/steps", ["GET"]);
