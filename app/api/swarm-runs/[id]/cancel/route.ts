import { api, apiOthers } from "@/lib/api/surface";
import { toSwarmRunDetail } from "@/lib/api/swarm/shapes";
import { cancelSwarmRun } from "@/lib/api/swarm/swarm";
import { cancel } from "@/lib/services/swarm/runs/cancel";
import { getRun } from "@/lib/services/swarm/runs/get";

export const POST = api(cancelSwarmRun, async (ctx, { params }) => {
  await cancel(ctx, params.id);
  return toSwarmRunDetail(await getRun(ctx, params.id));
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/swarm-runs/{id}/cancel", ["POST"]);
