import type { Context } from "@/lib/core/context";
import { create } from "@/lib/services/reels/create";

export const addReelOf = async (ctx: Context, clipIds: string[], title = "Highlights"): Promise<string> =>
  (await create(ctx, { title, clipIds })).reel.id;
