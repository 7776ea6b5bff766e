import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { toSwarmRun } from "@/lib/api/swarm/shapes";
import { listSwarmRuns } from "@/lib/api/swarm/swarm";
import { listRuns } from "@/lib/services/swarm/list-runs";

export const GET = api(listSwarmRuns, async (ctx, { query: { studyId: study, ...query } }) =>
  toList(await listRuns(ctx, { ...query, study }), toSwarmRun),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/swarm-runs", ["GET"]);
