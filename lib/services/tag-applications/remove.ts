import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { dropUnused } from "@/lib/services/passages/drop-unused";
import { type ApplicationRow, fromRow, READ_APPLICATIONS } from "./read";
import type { TagApplicationRecord } from "./record";

const ONE = `${READ_APPLICATIONS} WHERE a.id = $1 AND a.workspace_id = $2 FOR UPDATE OF a`;

/**
 * Removes a tag from a passage, and remembers where, so that auto-tag doesn't put it back. Returns the application as
 * it was. Throws `not_found`.
 */
export async function remove(ctx: Context, applicationId: string): Promise<TagApplicationRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const [row] = await tx.db.$queryRawUnsafe<ApplicationRow[]>(ONE, applicationId, ctx.workspaceId);
    if (!row) throw notFound("Tag application");
    await tx.db.tagApplication.delete({ where: { id: applicationId }, select: { id: true } });
    await rememberRemoval(tx, row);
    await dropUnused(tx, [row.passage.id]);
    audit(tx, { action: "tag.taken_off", targetId: row.passage.id, details: { tagId: row.tag.id } });
    return fromRow(row);
  });
}

/** Nowhere, if the transcript is being replaced or deleted: then there is nothing that auto-tag could put back. */
async function rememberRemoval(tx: Transaction, { tag, passage }: ApplicationRow): Promise<void> {
  const { owner_id, first_index, last_index } = passage;
  if (first_index === null || last_index === null) return;
  await tx.db.$executeRaw`
    INSERT INTO tag_removal (tag_id, owner_id, first_index, last_index)
    SELECT ${tag.id}, t.owner_id, ${first_index}::int, ${last_index}::int
      FROM transcript t WHERE t.owner_id = ${owner_id} FOR KEY SHARE ON CONFLICT DO NOTHING`;
}
