import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockAsAdmin } from "./lock-workspace";
import { read } from "./read";
import type { MemberRecord } from "./record";
import { reinstate } from "./reinstate";

/**
 * Restores someone who was removed or left, with their earlier role. Throws `allowance_used` if a paid seat is needed
 * and none is free. No error for an active member. Earlier keys and connections stay ended.
 */
export async function restore(ctx: Context, id: string): Promise<MemberRecord> {
  permit(ctx, "workspace.manage");
  const { workspaceId } = ctx;
  return transaction(ctx, async (tx) => {
    await lockAsAdmin(tx, ctx);
    const member = await read(workspaceId, id);
    if (member.status === "active") return member;
    await reinstate(tx, { workspaceId, member });
    audit(tx, { action: "member.restored", targetId: id, details: { email: member.email, role: member.role } });
    return read(workspaceId, id);
  });
}
