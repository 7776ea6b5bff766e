import { newId } from "@/lib/core/ids";
import { audit, type Transaction } from "@/lib/db/transaction";

type Opened = { workspaceId: string; name: string; userId: string };

/** Creates a workspace on Free, with this person as its admin. */
export async function openWorkspace(tx: Transaction, { workspaceId, name, userId }: Opened): Promise<void> {
  await tx.db.workspace.create({ data: { id: workspaceId, name, plan: "free" } });
  const membership = { id: newId("membership"), workspaceId, userId, role: "admin", source: "created" };
  await tx.db.membership.create({ data: membership });
  audit(tx, { action: "workspace.created", targetId: workspaceId });
  audit(tx, { action: "member.joined", targetId: membership.id, details: { role: membership.role } });
}
