import { type Context, personOf } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { makePassage } from "@/lib/services/passages/make-passage";
import type { Span } from "@/lib/services/passages/span";
import { requireProject } from "@/lib/services/projects/require-project";
import { load } from "./load";
import type { ClipRecord } from "./record";
import { requirePlace } from "./require-place";
import { titleOf } from "./title-of";

type NewClip = {
  /** A library file or a session. */
  ownerId: string;
  span: Span;
  title?: string;
  /** Refuses anything outside this project. */
  projectId?: string;
};

/**
 * Creates a clip of a stretch of a recording or transcript; nothing is cut, it plays from its source. Throws
 * `not_found` for an unknown file or session, and `invalid` with the path of what is wrong with the span.
 */
export async function create(ctx: Context, { ownerId, span, title, projectId }: NewClip): Promise<ClipRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    if (projectId !== undefined) await requireProject(tx, ctx, projectId);
    const place = await requirePlace(tx, ctx, { ownerId, projectId });
    const passage = await makePassage(tx, ctx, ownerId, span, { needsTimes: true });
    const id = newId("clip");
    const { workspaceId } = ctx;
    const row = { id, workspaceId, ...place, passageId: passage.id, title: title ?? titleOf(passage) };
    await tx.db.clip.create({ data: { ...row, createdById: personOf(ctx) }, select: { id: true } });
    audit(tx, { action: "clip.created", targetId: id });
    return load(tx, ctx, id);
  });
}
