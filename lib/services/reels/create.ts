import { generateNKeysBetween } from "fractional-indexing";
import { type Context, personOf } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { requireProject } from "@/lib/services/projects/require-project";
import { load } from "./load";
import type { ReelWithClips } from "./record";
import { requireClips } from "./require-clips";

type NewReel = { title: string; projectId?: string; clipIds: string[] };

/** Creates a reel of clips in the given order. Throws `not_found` for a missing clip or project. */
export async function create(ctx: Context, { title, projectId, clipIds }: NewReel): Promise<ReelWithClips> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    if (projectId !== undefined) await requireProject(tx, ctx, projectId);
    const wanted = [...new Set(clipIds)];
    await requireClips(tx, ctx, wanted);
    const id = newId("reel");
    const { workspaceId } = ctx;
    const row = { id, workspaceId, projectId: projectId ?? null, title, createdById: personOf(ctx) };
    await tx.db.reel.create({ data: row, select: { id: true } });
    const positions = generateNKeysBetween(null, null, wanted.length);
    const items = wanted.map((clipId, at) => ({ reelId: id, clipId, position: positions[at] ?? "a0" }));
    await tx.db.reelItem.createMany({ data: items });
    audit(tx, { action: "reel.created", targetId: id });
    return load(tx, ctx, id);
  });
}
