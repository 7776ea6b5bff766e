import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockAsAdmin } from "@/lib/services/members/lock-workspace";
import { read } from "./read";
import type { DomainRecord } from "./record";

/** Gives up a domain, on any plan: its people stay members, and no longer sign in through single sign-on. */
export async function remove(ctx: Context, id: string): Promise<DomainRecord> {
  permit(ctx, "workspace.manage");
  const { workspaceId } = ctx;
  return transaction(ctx, async (tx) => {
    await lockAsAdmin(tx, ctx);
    const known = await read(workspaceId, id);
    const { count } = await tx.db.domain.deleteMany({ where: { id, workspaceId } });
    if (!count) throw notFound("Domain");
    const details = { domain: known.domain, state: known.state };
    audit(tx, { action: "domain.removed", targetId: id, details });
    return known;
  });
}
