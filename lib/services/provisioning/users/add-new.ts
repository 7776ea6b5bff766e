import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { audit, type Transaction } from "@/lib/db/transaction";
import { requireSeat } from "@/lib/services/members/require-seat";
import { needsSeat } from "@/lib/services/members/seats";
import type { Directory } from "@/lib/services/provisioning/open-directory";
import type { ScimAttributes, ScimUserRecord } from "@/lib/services/provisioning/record";
import { accountName } from "./account-name";
import { newRecord } from "./new-record";
import { PERSON, type Person, toRecord } from "./person";

// Nobody here has the name or the address: no record, no open invitation, no membership but one of taking part in studies.
const IS_NEW = `
  SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM scim_user o WHERE o.workspace_id = $1 AND lower(o.user_name) = lower($7))
     AND NOT EXISTS (SELECT 1 FROM scim_user o WHERE o.workspace_id = $1 AND o.email = $9)
     AND NOT EXISTS (SELECT 1 FROM member_invitation i WHERE i.workspace_id = $1 AND i.email = $9
       AND i.accepted_at IS NULL AND i.cancelled_at IS NULL)
     AND NOT EXISTS (SELECT 1 FROM user_account a JOIN membership k ON k.user_id = a.id AND k.workspace_id = $1
       WHERE a.email = $9 AND (k.role <> 'participant' OR EXISTS (SELECT 1 FROM scim_user o WHERE o.membership_id = k.id)))`;

// An address is one account, whoever makes it; taking part in a study of the workspace is a membership of another kind.
const ADD = `
  WITH fresh AS (${IS_NEW}), u AS (
    INSERT INTO user_account (id, email, name, updated_at) SELECT $2, $9, $5, now() FROM fresh
    ON CONFLICT (email) DO UPDATE SET email = excluded.email RETURNING id, name, email
  ), m AS (
    INSERT INTO membership (id, workspace_id, user_id, role, source, updated_at)
    SELECT $3, $1, u.id, $4, 'scim', now() FROM u
    ON CONFLICT (workspace_id, user_id) DO UPDATE SET role = excluded.role, source = 'scim', active = true,
      deactivated_at = NULL, updated_at = now()
    RETURNING id, user_id, role, active
  ), s AS (
    INSERT INTO scim_user (id, workspace_id, membership_id, user_name, external_id, email, display_name, attributes,
      addresses, provisioned_at)
    SELECT $6, $1, m.id, $7, $8, $9, $10, $11::jsonb, $12::text[], now() FROM m RETURNING *
  ), i AS (SELECT NULL::text AS id, NULL::text AS role)
  SELECT ${PERSON} FROM s, m, u, i`;

/**
 * The usual case of a new user, in one statement: who is unknown here and on a verified domain becomes a member with the
 * default role. Null for anybody else, with nothing done; throws `allowance_used` when no seat is free.
 */
export async function addNew(
  tx: Transaction,
  { workspaceId }: Context,
  { attributes, email, directory }: { attributes: ScimAttributes; email: string; directory: Directory },
): Promise<ScimUserRecord | null> {
  if (!attributes.active || !directory.isOurs(email)) return null;
  const { userName } = attributes;
  const role = directory.defaultRole;
  const ids = [newId("user"), newId("membership"), role, accountName(attributes), newId("scimUser")];
  const values = [workspaceId, ...ids, ...newRecord(attributes, email)];
  const [person] = await tx.db.$queryRawUnsafe<Person[]>(ADD, ...values);
  if (!person) return null;
  // Counted with the newcomer, so that who is known already is told that, and not that seats are missing.
  if (needsSeat(role)) await requireSeat(workspaceId, { counted: 1 });
  const details = { userName, email, access: "member", role };
  audit(tx, { action: "scim.user_provisioned", targetId: person.membershipId ?? person.id, details });
  return toRecord(person);
}
