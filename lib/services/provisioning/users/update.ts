import type { Context } from "@/lib/core/context";
import { audit } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { openDirectory } from "@/lib/services/provisioning/open-directory";
import type { ScimAttributes, ScimUserRecord } from "@/lib/services/provisioning/record";
import { writeInTurn } from "@/lib/services/provisioning/write-in-turn";
import { isActive, type Person, toRecord } from "./person";
import { requirePerson } from "./require-person";
import { save } from "./save";
import { switchOff } from "./switch-off";
import { switchOn } from "./switch-on";

/**
 * Changes a person, entirely or not at all: `change` turns the old state into the new one, under the workspace's lock.
 * What stays the same writes nothing. Throws `not_found`, `conflict`, `invalid`, `allowance_used` if someone returns
 * and no seat is free, `forbidden` for deactivating the last admin.
 */
export async function update(
  ctx: Context,
  id: string,
  change: (before: ScimAttributes) => ScimAttributes,
): Promise<ScimUserRecord> {
  permit(ctx, "directory.sync");
  const { workspaceId } = ctx;
  return writeInTurn(ctx, async (tx) => {
    const directory = await openDirectory(tx, ctx);
    const person = await requirePerson(tx, workspaceId, id);
    const before = toRecord(person);
    const after = change(before);
    const changes = await save(tx, ctx, { person, after, directory });
    const isChanged = Object.keys(changes).length > 0;
    const target = person.membershipId ?? id;
    const { userName } = after;
    if (isChanged) audit(tx, { action: "scim.user_changed", targetId: target, details: { userName }, changes });
    if (after.active === before.active) return isChanged ? toRecord(await requirePerson(tx, workspaceId, id)) : before;
    await tx.db.scimUser.update({ where: { id, workspaceId }, data: { updatedAt: new Date() } });
    if (after.active) {
      const { targetId, ...details } = await switchOn(tx, ctx, await requirePerson(tx, workspaceId, id), directory);
      audit(tx, { action: "scim.user_reactivated", targetId, details: Object.assign({ userName }, details) });
    } else {
      await switchOff(tx, ctx, person);
      audit(tx, { action: "scim.user_deactivated", targetId: target, details: detailsOf(person) });
    }
    return toRecord(await requirePerson(tx, workspaceId, id));
  });
}

/** Whose access ended, for the audit log. */
export const detailsOf = (person: Person) => ({
  userName: person.userName,
  email: person.accountEmail ?? person.email,
  role: person.role ?? person.invitationRole,
  wasActive: isActive(person),
});
