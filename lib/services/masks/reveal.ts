import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";

/** The words behind a mask, for a signed-in admin; every look is in the audit log. Throws `not_found`. */
export async function reveal(ctx: Context, ownerId: string, maskId: string): Promise<string> {
  permit(ctx, "workspace.manage");
  if (ctx.actor.kind !== "user") throw new AppError("forbidden", "Only a signed-in admin can see masked words.");
  const { workspaceId } = ctx;
  return transaction(ctx, async (tx) => {
    const found = await tx.db.mask.findFirst({
      where: { id: maskId, ownerId, workspaceId },
      select: { original: true },
    });
    if (!found) throw notFound("Mask");
    audit(tx, { action: "transcript.mask_revealed", targetId: maskId, details: { ownerId } });
    return found.original;
  });
}
