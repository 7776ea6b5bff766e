import type { Context } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { MOST_LEVELS } from "@/lib/core/limits/tag-limits";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { findTag } from "./find-tag";
import { lockTags } from "./lock-tags";
import type { TagRecord } from "./record";
import { refuse } from "./refuse";
import { levelsOf, lineOf, type Nested } from "./tree";

/**
 * Merges one tag into another: its passages get `intoId`, each once, and its child tags move over. Throws `not_found`,
 * `invalid` for another project's tag or itself, and `conflict` if it would nest too deep.
 */
export async function merge(ctx: Context, tagId: string, intoId: string): Promise<TagRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const { projectId } = await findTag(tx, ctx, tagId);
    const tags = await lockTags(tx, ctx, projectId);
    if (intoId === tagId) throw invalid("intoId", "A tag can't be merged into itself.");
    if (!tags.has(intoId)) throw invalid("intoId", "This tag does not exist in the project.");
    // Locked, so that nobody applies either of them meanwhile.
    await tx.db.$queryRaw`SELECT 1 FROM tag WHERE id IN (${tagId}, ${intoId}) ORDER BY id FOR UPDATE`;
    const tag = await findTag(tx, ctx, tagId);
    await moveChildren(tx, tags, tag, intoId);
    const moved = await tx.db.$executeRaw`
      UPDATE tag_application a SET tag_id = ${intoId}
       WHERE a.tag_id = ${tagId} AND NOT EXISTS (
         SELECT 1 FROM tag_application b WHERE b.tag_id = ${intoId} AND b.passage_id = a.passage_id)`;
    await tx.db.$executeRaw`
      INSERT INTO tag_removal (tag_id, owner_id, first_index, last_index)
      SELECT ${intoId}, r.owner_id, r.first_index, r.last_index
        FROM tag_removal r JOIN transcript t ON t.owner_id = r.owner_id WHERE r.tag_id = ${tagId} FOR KEY SHARE OF t
          ON CONFLICT DO NOTHING`;
    // What both had on the same passage is deleted with the tag.
    await tx.db.tag.delete({ where: { id: tagId, workspaceId: ctx.workspaceId }, select: { id: true } });
    await refuse(tx, ctx, tag);
    audit(tx, { action: "tag.merged", targetId: intoId, details: { from: tagId, applications: moved } });
    return findTag(tx, ctx, intoId);
  });
}

/** A tag merged into one of its descendants leaves its place to that one. */
async function moveChildren(tx: Transaction, before: Map<string, Nested>, { id, parentId }: TagRecord, intoId: string) {
  const isBelow = lineOf(before, intoId).includes(id);
  const after = new Map(
    [...before.values()].map((tag): [string, Nested] => {
      if (tag.id === intoId && isBelow) return [tag.id, { id: intoId, parentId }];
      return [tag.id, tag.parentId === id ? { id: tag.id, parentId: intoId } : tag];
    }),
  );
  const top = lineOf(after, intoId);
  if (top.length - 1 + levelsOf(after, [intoId]) > MOST_LEVELS)
    throw new AppError("conflict", `Tags can be nested at most ${MOST_LEVELS} levels deep.`);
  if (isBelow) await tx.db.tag.updateMany({ where: { id: intoId }, data: { parentId } });
  await tx.db.tag.updateMany({ where: { parentId: id, id: { not: intoId } }, data: { parentId: intoId } });
}
