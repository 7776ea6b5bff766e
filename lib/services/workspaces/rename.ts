import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { getDetails } from "./get-details";
import type { WorkspaceDetails } from "./record";

export async function rename(ctx: Context, name: string): Promise<WorkspaceDetails> {
  permit(ctx, "workspace.manage");
  await transaction(ctx, async (tx) => {
    const { count } = await tx.db.workspace.updateMany({ where: { id: ctx.workspaceId }, data: { name } });
    if (!count) throw notFound("Workspace");
    audit(tx, { action: "workspace.renamed", targetId: ctx.workspaceId });
  });
  return getDetails(ctx);
}
