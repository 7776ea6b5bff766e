import { type Context, personOf } from "@/lib/core/context";
import { invalid, notFound } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { type ApplicationRow, fromRow, READ_APPLICATIONS } from "./read";
import type { TagApplicationRecord, Target } from "./record";
import { requireSameProject, requireTarget } from "./require-target";

const ON_PASSAGE = `${READ_APPLICATIONS} WHERE a.passage_id = $1 ORDER BY lower(t.title), a.id`;

type Wanted = { tagIds: string[]; target: Target; projectId?: string };

/**
 * Applies tags to one span of a transcript; a tag that it already has stays as it is. Returns all of its tags. Throws
 * `not_found` for a tag, the project or the transcript, and `invalid` for a span that isn't in the transcript.
 */
export async function apply(ctx: Context, { tagIds, target, projectId }: Wanted): Promise<TagApplicationRecord[]> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const tagProject = await holdTags(tx, ctx, [...new Set(tagIds)], projectId);
    const passage = await requireTarget(tx, ctx, target);
    await requireSameProject(tx, passage, tagProject);
    const rows = [...new Set(tagIds)].map((tagId) => ({ id: newId("tagApplication"), tagId }));
    const made = await tx.db.tagApplication.createMany({
      data: rows.map((row) => ({
        ...row,
        workspaceId: ctx.workspaceId,
        passageId: passage.id,
        createdById: personOf(ctx),
      })),
      skipDuplicates: true,
    });
    if (made.count > 0) audit(tx, { action: "tag.applied", targetId: passage.id, details: { tagIds } });
    return (await tx.db.$queryRawUnsafe<ApplicationRow[]>(ON_PASSAGE, passage.id)).map(fromRow);
  });
}

/**
 * Locks the tags, so that none is merged or deleted meanwhile. Returns the id of their project, which must be the same.
 */
async function holdTags(tx: Transaction, ctx: Context, tagIds: string[], projectId?: string): Promise<string> {
  if (projectId) {
    const where = { id: projectId, workspaceId: ctx.workspaceId };
    if ((await tx.db.project.count({ where })) === 0) throw notFound("Project");
  }
  const tags = await tx.db.$queryRaw<{ projectId: string }[]>`
    SELECT project_id AS "projectId" FROM tag WHERE id = ANY(${tagIds}) AND workspace_id = ${ctx.workspaceId}
     ORDER BY id FOR KEY SHARE`;
  const [first] = tags;
  if (!first || tags.length < tagIds.length || (projectId && tags.some((tag) => tag.projectId !== projectId)))
    throw notFound("Tag");
  if (tags.some((tag) => tag.projectId !== first.projectId))
    throw invalid("tagIds", "The tags belong to more than one project.");
  return first.projectId;
}
