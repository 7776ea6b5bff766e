import { api, apiOthers } from "@/lib/api/surface";
import { toFinding } from "@/lib/api/swarm/shapes";
import { getSwarmFinding } from "@/lib/api/swarm/swarm";
import { getFinding } from "@/lib/services/swarm/get-finding";

export const GET = api(getSwarmFinding, async (ctx, { params }) => toFinding(await getFinding(ctx, params.id)));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/swarm-findings/{id}", ["GET"]);
