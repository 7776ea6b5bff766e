import { api, apiOthers } from "@/lib/api/surface";
import { toSwarmRunDetail } from "@/lib/api/swarm/shapes";
import { getSwarmRun } from "@/lib/api/swarm/swarm";
import { getRun } from "@/lib/services/swarm/runs/get";

export const GET = api(getSwarmRun, async (ctx, { params }) => toSwarmRunDetail(await getRun(ctx, params.id)));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/swarm-runs/{id}", ["GET"]);
