import { generateKeyBetween } from "fractional-indexing";
import type { Context } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { load, lock } from "./load";
import type { ReelWithClips } from "./record";
import { requireClips } from "./require-clips";

const MOST_CLIPS = 200;

/**
 * Puts a clip before another one of the reel, or at its end; a clip that is already in it moves. Concurrent calls are
 * serialized. Throws `not_found` for the reel or clip, `invalid` for a neighbor that isn't in the reel.
 */
export async function placeClip(
  ctx: Context,
  reelId: string,
  { clipId, beforeClipId }: { clipId: string; beforeClipId?: string },
): Promise<ReelWithClips> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    await lock(tx, ctx, reelId);
    await requireClips(tx, ctx, [clipId]);
    const items = await tx.db.$queryRaw<{ clip_id: string; position: string }[]>`
      SELECT clip_id, position FROM reel_item WHERE reel_id = ${reelId} ORDER BY position`;
    if (beforeClipId === clipId) return load(tx, ctx, reelId);
    const others = items.filter((item) => item.clip_id !== clipId);
    if (others.length >= MOST_CLIPS) throw new AppError("conflict", `A reel can have at most ${MOST_CLIPS} clips.`);
    const at = beforeClipId === undefined ? others.length : others.findIndex((item) => item.clip_id === beforeClipId);
    if (at === -1) throw invalid("beforeClipId", "This clip is not in the reel.");
    const position = generateKeyBetween(others[at - 1]?.position ?? null, others[at]?.position ?? null);
    await tx.db.$executeRaw`
      INSERT INTO reel_item (reel_id, clip_id, position) VALUES (${reelId}, ${clipId}, ${position})
          ON CONFLICT (reel_id, clip_id) DO UPDATE SET position = excluded.position`;
    await tx.db.$executeRaw`UPDATE reel SET updated_at = now() WHERE id = ${reelId}`;
    audit(tx, { action: "reel.updated", targetId: reelId, details: { placed: clipId } });
    return load(tx, ctx, reelId);
  });
}
