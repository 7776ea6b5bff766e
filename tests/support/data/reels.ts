import type { Context } from "@/lib/core/context";
import { create } from "@/lib/services/reels/create";

export const addReelOf = async (ctx: Context, clipIds: string[]): Promise<string> =>
  (await create(ctx, { title: "Highlights", clipIds })).reel.id;
