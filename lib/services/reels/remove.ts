import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { load, lock } from "./load";
import type { ReelWithClips } from "./record";

/** Deletes a reel; its clips stay. Returns the reel as it was. */
export async function remove(ctx: Context, reelId: string): Promise<ReelWithClips> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    await lock(tx, ctx, reelId);
    const reel = await load(tx, ctx, reelId);
    await tx.db.reel.delete({ where: { id: reelId, workspaceId: ctx.workspaceId }, select: { id: true } });
    audit(tx, { action: "reel.deleted", targetId: reelId, name: reel.reel.title });
    return reel;
  });
}
