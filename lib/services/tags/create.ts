import { type Context, personOf } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { MOST_LEVELS, MOST_TAGS } from "@/lib/core/limits/tag-limits";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { findTag } from "./find-tag";
import { lockTags } from "./lock-tags";
import { snapshotOf, type TagFields, type TagRecord } from "./record";
import { lineOf } from "./tree";

/** Throws `not_found` for the project, `invalid` for a parent from elsewhere, and `conflict` if there are too many. */
export async function create(
  ctx: Context,
  projectId: string,
  { title, color, highlightColor, description, parentId = null }: TagFields & { title: string },
): Promise<TagRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const tags = await lockTags(tx, ctx, projectId);
    if (parentId !== null && !tags.has(parentId)) throw invalid("parentId", "This tag does not exist in the project.");
    if (lineOf(tags, parentId).length >= MOST_LEVELS)
      throw new AppError("conflict", `Tags can be nested at most ${MOST_LEVELS} levels deep.`);
    if (tags.size >= MOST_TAGS) throw new AppError("conflict", `A project can have at most ${MOST_TAGS} tags.`);
    const id = newId("tag");
    const { workspaceId } = ctx;
    const data = { id, workspaceId, projectId, parentId, title, color, highlightColor, description };
    await tx.db.tag.create({ data: { ...data, createdById: personOf(ctx) }, select: { id: true } });
    const tag = await findTag(tx, ctx, id);
    audit(tx, { action: "tag.created", targetId: id });
    emit(tx, "tag.created", id, snapshotOf(tag));
    return tag;
  });
}
