import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { toFinding } from "@/lib/api/swarm/shapes";
import { listSwarmFindings } from "@/lib/api/swarm/swarm";
import { listFindings } from "@/lib/services/swarm/list-findings";

export const GET = api(listSwarmFindings, async (ctx, { params, query }) =>
  toList(await listFindings(ctx, params.id, query), toFinding),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/swarm-runs/{id}/findings", ["GET"]);
