import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changesOf } from "@/lib/services/audit/changes-of";
import { openDirectory } from "@/lib/services/provisioning/open-directory";
import type { GroupChange, GroupRecord } from "@/lib/services/provisioning/record";
import { writeInTurn } from "@/lib/services/provisioning/write-in-turn";
import { applyMembers } from "./apply-members";
import { read, type StoredGroup } from "./read";
import { roleOfName } from "./role-of-name";
import { save } from "./save";

/** Ten thousand people may change their role in one request. */
export const MANY_MS = 60_000;

const pick = ({ displayName, externalId }: StoredGroup) => ({ displayName, externalId });

/** Throws `invalid` for a new name with another role's ending, or none: renaming changes nobody's role. */
function requireSameRole({ role }: StoredGroup, displayName: string): void {
  if (roleOfName(displayName) === role) return;
  throw new AppError(
    "invalid",
    "This name stands for another role. A group keeps its role; push a separate group for the other one.",
    {
      reason: "invalidValue",
    },
  );
}

/**
 * Changes a group's name and members, entirely or not at all; what stays the same writes nothing. A built-in group that
 * is changed becomes the provider's. Throws `not_found`, `invalid`, `forbidden` for the last admin, and
 * `allowance_used` if someone needs a seat that isn't there.
 */
export async function update(ctx: Context, id: string, change: GroupChange): Promise<GroupRecord> {
  permit(ctx, "directory.sync");
  const { workspaceId } = ctx;
  return writeInTurn(
    ctx,
    async (tx) => {
      const { defaultRole } = await openDirectory(tx, ctx);
      const before = await read(ctx, id);
      const { displayName = before.displayName, externalId = before.externalId } = change;
      if (displayName !== before.displayName) requireSameRole(before, displayName);
      const isRenamed = displayName !== before.displayName || externalId !== before.externalId;
      const group = { id, displayName, role: before.role };
      const isMoved = await applyMembers(tx, ctx, group, { members: change.members, defaultRole });
      if (!isRenamed && !isMoved) return before;
      const [after = before] = await save(tx, workspaceId, { id, displayName, externalId }, { isNew: false });
      const changes = changesOf(pick(before), { displayName, externalId });
      if (changes) audit(tx, { action: "scim.group_changed", targetId: id, details: { role: before.role }, changes });
      return after;
    },
    { timeoutMs: MANY_MS },
  );
}
