import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { dropUnused } from "@/lib/services/passages/drop-unused";
import { load, lock } from "./load";
import type { ClipRecord } from "./record";

/** Deletes a clip and removes it from its reels; its source stays. Returns the clip as it was. */
export async function remove(ctx: Context, clipId: string): Promise<ClipRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    await lock(tx, ctx, clipId);
    const clip = await load(tx, ctx, clipId);
    await tx.db.clip.delete({ where: { id: clipId, workspaceId: ctx.workspaceId }, select: { id: true } });
    await dropUnused(tx, [clip.passage.id]);
    audit(tx, { action: "clip.deleted", targetId: clipId, name: clip.title });
    return clip;
  });
}
