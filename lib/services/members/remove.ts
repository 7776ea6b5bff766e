import { type Context, personOf } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { deactivate } from "./deactivate";
import { lockAsAdmin, lockWorkspace } from "./lock-workspace";
import { read } from "./read";
import type { MemberRecord } from "./record";

/**
 * Removes a member, at once and everywhere. Using one's own id means leaving, which needs no right. Throws `forbidden`
 * for the last admin, and `not_found` for someone who is no longer a member.
 */
export async function remove(ctx: Context, id: string): Promise<MemberRecord> {
  permit(ctx, "workspace.read");
  const { workspaceId } = ctx;
  return transaction(ctx, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const member = await read(workspaceId, id);
    const isOwn = member.userId === personOf(ctx);
    if (!isOwn) {
      permit(ctx, "workspace.manage");
      await lockAsAdmin(tx, ctx);
    }
    if (member.status === "removed") throw notFound("Member");
    await deactivate(tx, { workspaceId, member, isLeaving: isOwn });
    const action = isOwn ? "member.left" : "member.removed";
    audit(tx, { action, targetId: id, details: { email: member.email, role: member.role } });
    return read(workspaceId, id);
  });
}
