import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changesOf } from "@/lib/services/audit/changes-of";
import { getDetails } from "./get-details";
import type { WorkspaceDetails } from "./record";

/** Its present name changes nothing. */
export async function rename(ctx: Context, name: string): Promise<WorkspaceDetails> {
  permit(ctx, "workspace.manage");
  await transaction(ctx, async (tx) => {
    const where = { id: ctx.workspaceId };
    const before = await tx.db.workspace.findUnique({ where, select: { name: true } });
    if (!before) throw notFound("Workspace");
    const changes = changesOf(before, { name });
    if (!changes) return;
    const { count } = await tx.db.workspace.updateMany({ where, data: { name } });
    if (!count) throw notFound("Workspace");
    audit(tx, { action: "workspace.renamed", targetId: ctx.workspaceId, changes });
  });
  return getDetails(ctx);
}
