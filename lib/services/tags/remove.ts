import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { dropUnused } from "@/lib/services/passages/drop-unused";
import { findTag } from "./find-tag";
import { lockTags } from "./lock-tags";
import type { TagRecord } from "./record";
import { refuse } from "./refuse";

/** Deletes a tag with its applications; its child tags move up. Returns the tag as it was. Throws `not_found`. */
export async function remove(ctx: Context, tagId: string): Promise<TagRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const { projectId } = await findTag(tx, ctx, tagId);
    await lockTags(tx, ctx, projectId);
    // Locked, so that nobody applies it between counting its applications and deleting it.
    await tx.db.$queryRaw`SELECT 1 FROM tag WHERE id = ${tagId} FOR UPDATE`;
    const tag = await findTag(tx, ctx, tagId);
    const where = { tagId };
    const applied = await tx.db.tagApplication.findMany({ where, select: { passageId: true } });
    await tx.db.tag.updateMany({ where: { parentId: tagId }, data: { parentId: tag.parentId } });
    await tx.db.tag.delete({ where: { id: tagId, workspaceId: ctx.workspaceId }, select: { id: true } });
    await dropUnused(
      tx,
      applied.map(({ passageId }) => passageId),
    );
    await refuse(tx, ctx, tag);
    audit(tx, { action: "tag.deleted", targetId: tagId, details: { applications: applied.length }, name: tag.title });
    return tag;
  });
}
