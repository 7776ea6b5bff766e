import { toCharge } from "@/lib/api/billing/charge-shape";
import { api, apiOthers } from "@/lib/api/surface";
import { startSwarmRun } from "@/lib/api/swarm/swarm";
import { start } from "@/lib/services/swarm/runs/start";

export const POST = api(startSwarmRun, async (ctx, { params, body }) => {
  const { runId, charge, checkoutUrl } = await start(ctx, params.id, body);
  if (checkoutUrl !== null) return { runId, checkoutUrl };
  return { runId, charge: charge ? toCharge(charge) : undefined };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/swarm-runs", ["POST"]);
