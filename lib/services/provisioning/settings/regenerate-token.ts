import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockAsAdmin } from "@/lib/services/members/lock-workspace";
import type { SavedScimSettings } from "@/lib/services/provisioning/record";
import { newToken } from "./new-token";
import { read } from "./read";
import { requirePlan } from "./require-plan";

/** Creates a new token, returned only here; the previous one stops at once. Throws `conflict` while SCIM is off. */
export async function regenerateToken(ctx: Context): Promise<SavedScimSettings> {
  permit(ctx, "workspace.manage");
  requirePlan(ctx);
  const { workspaceId } = ctx;
  return transaction(ctx, async (tx) => {
    await lockAsAdmin(tx, ctx);
    const { token, kept } = newToken();
    const { count } = await tx.db.scimDirectory.updateMany({ where: { workspaceId, enabled: true }, data: kept });
    if (!count) throw new AppError("conflict", "SCIM is off. Turn it on first, which also creates a token.");
    audit(tx, { action: "scim.token_regenerated" });
    return { settings: await read(ctx), token };
  });
}
