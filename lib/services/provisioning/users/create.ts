import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { audit, type Transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { openDirectory } from "@/lib/services/provisioning/open-directory";
import type { ScimAttributes, ScimUserRecord } from "@/lib/services/provisioning/record";
import { inTurn, writeInTurn } from "@/lib/services/provisioning/write-in-turn";
import { addNew } from "./add-new";
import { addressOf } from "./address-of";
import { findKnown, type Known } from "./find-known";
import { newRecord } from "./new-record";
import { isActive, type Person, toRecord } from "./person";
import { requirePerson } from "./require-person";
import { save } from "./save";
import { switchOff } from "./switch-off";
import { switchOn } from "./switch-on";

/**
 * Adds a person whom the provider assigned: a member at once on a verified domain, else by an invitation; without
 * `active` a record only, which takes no seat. Somebody who is here under another user name and whom the provider has
 * not written yet is taken over as they are. Throws `conflict` for who is there already, `invalid` without a valid
 * address, `allowance_used` when no seat is free, `forbidden` for switching off the last admin.
 */
export async function create(ctx: Context, attributes: ScimAttributes): Promise<ScimUserRecord> {
  permit(ctx, "directory.sync");
  const email = addressOf(attributes);
  const added = attributes.active ? await inTurn(ctx, () => addNew(ctx, attributes, email)) : null;
  if (added) return added;
  return writeInTurn(ctx, async (tx) => {
    const directory = await openDirectory(tx, ctx);
    const { userName, active } = attributes;
    const known = await findKnown(tx, ctx, { userName, email });
    const id = known.recordId ?? (await insert(tx, ctx, attributes, email, known));
    const person = await requirePerson(tx, ctx.workspaceId, id);
    if (known.recordId !== null) await save(tx, ctx, { person, after: takenOver(person, attributes), directory });
    const details: Record<string, unknown> = { userName, email, access: "none" };
    if (active && !person.isMember) Object.assign(details, await switchOn(tx, ctx, person, directory));
    if (active && person.isMember)
      Object.assign(details, { access: "member", role: person.role, targetId: person.membershipId });
    if (!active && isActive(person)) await switchOff(tx, ctx, person);
    const { targetId = id, ...told } = details as { targetId?: string };
    audit(tx, { action: "scim.user_provisioned", targetId, details: told });
    return toRecord(await requirePerson(tx, ctx.workspaceId, id));
  });
}

/** What the provider left out stays as it was known. */
function takenOver(person: Person, attributes: ScimAttributes): ScimAttributes {
  const before = toRecord(person);
  const { name, emails, displayName } = attributes;
  return Object.assign({}, attributes, {
    name: Object.keys(name).length > 0 ? name : before.name,
    emails: emails.length > 0 ? emails : before.emails,
    displayName: displayName ?? before.displayName,
  });
}

const INSERT = `
  INSERT INTO scim_user (id, workspace_id, membership_id, user_name, external_id, email, display_name, attributes,
    addresses, provisioned_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::text[], now())`;

async function insert(
  tx: Transaction,
  { workspaceId }: Context,
  attributes: ScimAttributes,
  email: string,
  { membershipId }: Known,
): Promise<string> {
  const id = newId("scimUser");
  await tx.db.$executeRawUnsafe(INSERT, id, workspaceId, membershipId, ...newRecord(attributes, email));
  return id;
}
