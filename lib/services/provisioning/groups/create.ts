import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockDirectory } from "@/lib/services/provisioning/lock-directory";
import type { GroupRecord } from "@/lib/services/provisioning/record";
import { writeInTurn } from "@/lib/services/provisioning/write-in-turn";
import { applyMembers } from "./apply-members";
import { get } from "./get";
import { GROUPS, type StoredGroup } from "./read";
import { roleOfName } from "./role-of-name";
import { MANY_MS } from "./update";

type NewGroup = { displayName: string; externalId: string | null; memberIds: string[] };

/**
 * Makes the provider's group of a role out of the one that is there from the start. Throws `invalid` for a name that
 * means no role, `conflict` when the role has a pushed group already, and what `update` throws for members.
 */
export async function create(
  ctx: Context,
  { displayName, externalId, memberIds }: NewGroup,
  { members }: { members: boolean },
): Promise<GroupRecord> {
  permit(ctx, "directory.sync");
  const role = roleOfName(displayName);
  const { workspaceId } = ctx;
  return writeInTurn(
    ctx,
    async (tx) => {
      const { defaultRole } = await lockDirectory(tx, ctx);
      const [group] = await tx.db.$queryRawUnsafe<StoredGroup[]>(`${GROUPS} AND role = $2`, workspaceId, role);
      if (!group || group.isPushed)
        throw new AppError(
          "conflict",
          `There is a group of this role already: "${group?.displayName ?? displayName}".`,
          {
            reason: "uniqueness",
          },
        );
      const now = new Date();
      const data = { displayName, externalId, pushedAt: now, createdAt: now, updatedAt: now };
      await tx.db.scimGroup.update({ where: { id: group.id, workspaceId }, data });
      audit(tx, { action: "scim.group_pushed", targetId: group.id, details: { group: displayName, role } });
      const pushed = { id: group.id, displayName, role };
      await applyMembers(tx, ctx, pushed, { members: { all: true, added: memberIds, removed: [] }, defaultRole });
      return get(ctx, group.id, { members });
    },
    { timeoutMs: MANY_MS },
  );
}
