import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { audit } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import type { MemberRole } from "@/lib/services/members/record";
import { openDirectory } from "@/lib/services/provisioning/open-directory";
import { writeInTurn } from "@/lib/services/provisioning/write-in-turn";
import { read } from "./read";

const NAMES: Record<MemberRole, string> = { admin: "Admins", member: "Members", observer: "Observers" };

/**
 * Deletes a provider's group: nobody's role changes, and the role's group is again a built-in one, empty and under a
 * new id. Throws `not_found`.
 */
export async function remove(ctx: Context, id: string): Promise<void> {
  permit(ctx, "directory.sync");
  const { workspaceId } = ctx;
  await writeInTurn(ctx, async (tx) => {
    await openDirectory(tx, ctx);
    const { role, displayName } = await read(ctx, id);
    await tx.db.scimGroup.delete({ where: { id, workspaceId } });
    const data = { id: newId("scimGroup"), workspaceId, role, displayName: NAMES[role] };
    await tx.db.scimGroup.create({ data, select: { id: true } });
    audit(tx, { action: "scim.group_deleted", targetId: id, details: { role }, name: displayName });
  });
}
