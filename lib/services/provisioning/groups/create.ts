import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { openDirectory } from "@/lib/services/provisioning/open-directory";
import type { GroupRecord } from "@/lib/services/provisioning/record";
import { writeInTurn } from "@/lib/services/provisioning/write-in-turn";
import { applyMembers } from "./apply-members";
import { GROUPS, type StoredGroup } from "./read";
import { roleOfName } from "./role-of-name";
import { save } from "./save";
import { MANY_MS } from "./update";
import { withMembers } from "./with-members";

type NewGroup = { displayName: string; externalId: string | null; memberIds: string[] };

/**
 * Turns a role's built-in group into the provider's. Throws `invalid` for a name that has no role's ending, `conflict`
 * if the role already has a pushed group, and what `update` throws for members.
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
      const { defaultRole } = await openDirectory(tx, ctx);
      const [group] = await tx.db.$queryRawUnsafe<StoredGroup[]>(`${GROUPS} AND role = $2`, workspaceId, role);
      if (!group || group.isPushed)
        throw new AppError(
          "conflict",
          `There is already a group for this role: "${group?.displayName ?? displayName}".`,
          {
            reason: "uniqueness",
          },
        );
      const [made = group] = await save(tx, workspaceId, { id: group.id, displayName, externalId }, { isNew: true });
      audit(tx, { action: "scim.group_pushed", targetId: group.id, details: { group: displayName, role } });
      const pushed = { id: group.id, displayName, role };
      await applyMembers(tx, ctx, pushed, { members: { all: true, added: memberIds, removed: [] }, defaultRole });
      const [shown = made] = await withMembers([made], { wanted: members });
      return shown;
    },
    { timeoutMs: MANY_MS },
  );
}
