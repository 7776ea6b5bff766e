import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { load, lock } from "./load";
import type { ReelWithClips } from "./record";

/** Removes a clip from a reel; the clip itself stays. Throws `not_found` for one that isn't in it. */
export async function takeOutClip(ctx: Context, reelId: string, clipId: string): Promise<ReelWithClips> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    await lock(tx, ctx, reelId);
    const { count } = await tx.db.reelItem.deleteMany({ where: { reelId, clipId } });
    if (count === 0) throw notFound("Clip");
    await tx.db.$executeRaw`UPDATE reel SET updated_at = now() WHERE id = ${reelId}`;
    audit(tx, { action: "reel.updated", targetId: reelId, details: { takenOut: clipId } });
    return load(tx, ctx, reelId);
  });
}
