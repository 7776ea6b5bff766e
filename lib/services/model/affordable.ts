import type { Context } from "@/lib/core/context";
import { ModelFailed } from "@/lib/integrations/model/model-failed";
import type { Tokens } from "./allowance";
import { roomFor } from "./room";

/** Of what is left this month, so that work that nobody saw a price for never takes it from everything else. */
const SHARE = 0.5;

/** Throws `ModelFailed` (`used-up`) if work would take more than half of what the workspace has left this month. */
export async function requireAffordable(ctx: Context, work: Tokens): Promise<void> {
  if (work.inputTokens + work.outputTokens > (await roomFor(ctx, work)) * SHARE) throw new ModelFailed("used-up");
}
