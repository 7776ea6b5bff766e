import type { Context } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { MOST_LEVELS } from "@/lib/core/limits/tag-limits";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changedFields } from "@/lib/services/audit/changed-fields";
import { changesOf } from "@/lib/services/audit/changes-of";
import { findTag } from "./find-tag";
import { lockTags } from "./lock-tags";
import type { TagFields, TagRecord } from "./record";
import { levelsOf, lineOf } from "./tree";

/**
 * Changes the given fields; `parentId` moves the tag with everything below it. Throws `not_found`, `invalid` for a
 * parent that isn't a tag of the project, and `conflict` for one that is below the tag itself or too deep.
 */
export async function update(ctx: Context, tagId: string, fields: TagFields): Promise<TagRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const tag = await findTag(tx, ctx, tagId);
    const changed = changedFields(tag, fields);
    if (changed.length === 0) return tag;
    if (typeof fields.parentId === "string") await requirePlace(tx, ctx, tag, fields.parentId);
    const { count } = await tx.db.tag.updateMany({
      where: { id: tagId, workspaceId: ctx.workspaceId },
      data: { ...fields, updatedAt: new Date() },
    });
    const changes = changesOf({ ...tag }, fields);
    if (count > 0) audit(tx, { action: "tag.updated", targetId: tagId, details: { fields: changed }, changes });
    return findTag(tx, ctx, tagId);
  });
}

async function requirePlace(tx: Transaction, ctx: Context, { id, projectId }: TagRecord, parentId: string) {
  const tags = await lockTags(tx, ctx, projectId);
  if (!tags.has(parentId)) throw invalid("parentId", "This tag does not exist in the project.");
  const line = lineOf(tags, parentId);
  if (line.includes(id)) throw new AppError("conflict", "A tag can't be moved under itself or a tag below it.");
  if (line.length + levelsOf(tags, [id]) > MOST_LEVELS)
    throw new AppError("conflict", `Tags can be nested at most ${MOST_LEVELS} levels deep.`);
}
