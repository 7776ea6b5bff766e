import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { audit, type Transaction } from "@/lib/db/transaction";
import type { MemberRole } from "../record";
import { type Sender, send } from "./send";

type Written = { email: string; role: MemberRole; id: string | null; sender: Sender };

/**
 * Mails an invitation, under the workspace's lock, and returns its id. An expired one (`id`) is reused with a new link.
 */
export async function write(tx: Transaction, ctx: Context, { email, role, id: old, sender }: Written): Promise<string> {
  const { workspaceId } = ctx;
  const sent = { ...(await send(tx, ctx, { email, role, sender })), createdAt: new Date(), sends: 1 };
  const id = old ?? newId("invitation");
  if (old) await tx.db.memberInvitation.update({ where: { id: old, workspaceId }, data: sent });
  else await tx.db.memberInvitation.create({ data: { id, workspaceId, email, ...sent } });
  audit(tx, { action: "member.invited", targetId: id, details: { email, role } });
  return id;
}
