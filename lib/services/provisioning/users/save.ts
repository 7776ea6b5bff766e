import type { Context } from "@/lib/core/context";
import type { Changes } from "@/lib/db/current-transaction";
import type { Transaction } from "@/lib/db/transaction";
import type { Directory } from "@/lib/services/provisioning/open-directory";
import type { ScimAttributes } from "@/lib/services/provisioning/record";
import { changedName } from "./account-name";
import { taken } from "./find-known";
import { type Person, toRecord } from "./person";
import { emailsText, nameText, stored } from "./stored";

const SAVE = `
  UPDATE scim_user SET user_name = $3, external_id = $4, display_name = $5, attributes = $6::jsonb, addresses = $7::text[],
         provisioned_at = coalesce(provisioned_at, now()), updated_at = now()
   WHERE workspace_id = $1 AND id = $2`;

/** The differences between two states of a person, except whether they are active. */
function changesOf(before: ScimAttributes, after: ScimAttributes): Changes {
  const changes: Changes = {};
  for (const field of ["userName", "externalId", "displayName"] as const)
    if (before[field] !== after[field]) changes[field] = { before: before[field], after: after[field] };
  if (nameText(before) !== nameText(after)) changes.name = { before: before.name, after: after.name };
  if (emailsText(before) !== emailsText(after)) changes.emails = { before: before.emails, after: after.emails };
  return changes;
}

/**
 * Stores what the provider says about a person and returns what changed; writes nothing if nothing did. An account's
 * name follows only on verified domains, its address never. Throws `conflict` for a user name that is taken.
 */
export async function save(
  tx: Transaction,
  { workspaceId }: Context,
  { person, after, directory }: { person: Person; after: ScimAttributes; directory: Directory },
): Promise<Changes> {
  const before = toRecord(person);
  const changes = changesOf(before, after);
  if (Object.keys(changes).length === 0) return changes;
  if (changes.userName) await requireFree(tx, workspaceId, person.id, after.userName);
  const { displayName, attributes, addresses } = stored(person, after);
  const values = [after.userName, after.externalId, displayName, JSON.stringify(attributes), addresses];
  await tx.db.$executeRawUnsafe(SAVE, workspaceId, person.id, ...values);
  const { userId, accountEmail, accountName } = person;
  const name = changedName(before, after);
  if (
    userId !== null &&
    accountEmail !== null &&
    directory.isOurs(accountEmail) &&
    name !== null &&
    name !== accountName
  )
    await tx.db.user.update({ where: { id: userId }, data: { name } });
  return changes;
}

async function requireFree(tx: Transaction, workspaceId: string, id: string, userName: string): Promise<void> {
  const others = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM scim_user WHERE workspace_id = ${workspaceId} AND scim_name_key(user_name) = scim_name_key(${userName}) AND id <> ${id}`;
  if (others.length > 0) throw taken("userName");
}
