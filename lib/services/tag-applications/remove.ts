import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { dropUnused } from "@/lib/services/passages/drop-unused";
import { type ApplicationRow, fromRow, READ_APPLICATIONS } from "./read";
import type { TagApplicationRecord } from "./record";

const ONE = `${READ_APPLICATIONS} WHERE a.id = $1 AND a.workspace_id = $2 FOR UPDATE OF a`;

/** Takes a tag off a passage. Answers the application as it was. Throws `not_found`. */
export async function remove(ctx: Context, applicationId: string): Promise<TagApplicationRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const [row] = await tx.db.$queryRawUnsafe<ApplicationRow[]>(ONE, applicationId, ctx.workspaceId);
    if (!row) throw notFound("Tag application");
    await tx.db.tagApplication.delete({ where: { id: applicationId }, select: { id: true } });
    await dropUnused(tx, [row.passage.id]);
    audit(tx, { action: "tag.taken_off", targetId: row.passage.id, details: { tagId: row.tag.id } });
    return fromRow(row);
  });
}
