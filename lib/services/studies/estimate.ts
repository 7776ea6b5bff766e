import type { Context } from "@/lib/core/context";
import type { Estimate } from "@/lib/core/study/estimate";
import { db } from "@/lib/db/client";
import { get } from "./get";
import { priceOf } from "./price-of";

/** The price of launching a study, by its id or slug; for a Swarm study, of its next run. */
export async function estimate(ctx: Context, idOrSlug: string): Promise<Estimate> {
  return priceOf(db(), ctx, await get(ctx, idOrSlug));
}
