import type { Context } from "@/lib/core/context";
import { type Estimate, estimateOf, swarmEstimate } from "@/lib/core/study/estimate";
import type { Transaction } from "@/lib/db/transaction";
import { allowance } from "@/lib/services/swarm/runs/allowance";
import type { StudyRecord } from "./record";

/** The current price of launching a study; for a Swarm study it depends on the month's included runs. */
export async function priceOf(client: Transaction["db"], ctx: Context, study: StudyRecord): Promise<Estimate> {
  return study.type === "swarm" ? swarmEstimate(await allowance(client, ctx)) : estimateOf(study);
}
