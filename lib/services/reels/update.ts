import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changesOf } from "@/lib/services/audit/changes-of";
import { load, lock } from "./load";
import type { ReelWithClips } from "./record";

/** Renames a reel. Its present name changes nothing. */
export async function update(ctx: Context, reelId: string, { title }: { title?: string }): Promise<ReelWithClips> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    await lock(tx, ctx, reelId);
    const before = await load(tx, ctx, reelId);
    const changes = changesOf({ title: before.reel.title }, { title });
    if (!changes) return before;
    const where = { id: reelId, workspaceId: ctx.workspaceId };
    await tx.db.reel.update({ where, data: { title }, select: { id: true } });
    audit(tx, { action: "reel.updated", targetId: reelId, details: { fields: ["title"] }, changes });
    return load(tx, ctx, reelId);
  });
}
