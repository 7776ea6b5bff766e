import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockAsAdmin } from "@/lib/services/members/lock-workspace";
import { read } from "./read";
import type { SsoSettingsRecord } from "./record";

/** Disconnects the provider, on any plan. Sessions that it started continue; links to its people are deleted. */
export async function remove(ctx: Context): Promise<SsoSettingsRecord> {
  permit(ctx, "workspace.manage");
  const { workspaceId } = ctx;
  await transaction(ctx, async (tx) => {
    await lockAsAdmin(tx, ctx);
    const known = await tx.db.ssoConnection.findUnique({
      where: { workspaceId },
      select: { id: true, providerName: true },
    });
    if (!known) throw notFound("Identity provider");
    await tx.db.ssoConnection.delete({ where: { id: known.id, workspaceId } });
    audit(tx, { action: "sso.disconnected", targetId: known.id, details: { provider: known.providerName } });
  });
  return read(ctx);
}
