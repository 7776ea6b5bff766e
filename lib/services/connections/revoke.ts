import { type Context, personOf } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/db/transaction";
import { may, permit } from "@/lib/services/access/permit";
import { end } from "./end";
import { CONNECTION_FIELDS, fromRow } from "./read";
import type { ConnectionRecord } from "./record";

/** Ends a connection at once: one's own, or any in the workspace for an admin. Returns it as it was. */
export async function revoke(ctx: Context, connectionId: string): Promise<ConnectionRecord> {
  permit(ctx, "connection.own");
  const mine = may(ctx, "workspace.manage") ? {} : { userId: personOf(ctx) ?? "" };
  const where = { id: connectionId, workspaceId: ctx.workspaceId, revokedAt: null, ...mine };
  return transaction(ctx, async (tx) => {
    const found = await tx.db.mcpConnection.findFirst({ where, select: CONNECTION_FIELDS });
    if (!found || !(await end(tx, connectionId, "person"))) throw notFound("Connection");
    return fromRow(found);
  });
}
