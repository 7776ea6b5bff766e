import { type Context, personOf } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { may, permit } from "@/lib/services/access/permit";
import { fromRow, KEY_FIELDS } from "./read";
import type { KeyRecord } from "./record";

/** Revokes a key at once: one's own, or any in the workspace for an admin. Returns the key as it was. */
export async function revoke(ctx: Context, keyId: string): Promise<KeyRecord> {
  permit(ctx, "key.own");
  const mine = may(ctx, "workspace.manage") ? {} : { userId: personOf(ctx) ?? "" };
  const where = { id: keyId, workspaceId: ctx.workspaceId, revokedAt: null, ...mine };
  return transaction(ctx, async (tx) => {
    const found = await tx.db.apiKey.findFirst({ where, select: KEY_FIELDS });
    const { count } = await tx.db.apiKey.updateMany({ where, data: { revokedAt: new Date() } });
    if (!found || !count) throw notFound("API key");
    audit(tx, { action: "key.revoked", targetId: keyId });
    return fromRow(found);
  });
}
