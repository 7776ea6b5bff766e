import type { Context } from "@/lib/core/context";
import type { Estimate } from "@/lib/core/study/estimate";
import { db } from "@/lib/db/client";
import { get } from "./get";
import { priceOf } from "./price-of";
import { priceOfMore } from "./price-of-more";

/**
 * The price of launching a study, by its id or slug; for a Swarm study, of its next run; with `targetParticipants`, of
 * raising a launched study's number of participants to it.
 */
export async function estimate(ctx: Context, idOrSlug: string, targetParticipants?: number): Promise<Estimate> {
  const study = await get(ctx, idOrSlug);
  return targetParticipants === undefined ? priceOf(db(), ctx, study) : priceOfMore(study, targetParticipants);
}
