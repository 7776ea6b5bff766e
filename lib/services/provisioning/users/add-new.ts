import { kindOf } from "@/lib/core/audit/kind-of";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { SSO_PLANS } from "@/lib/core/plans";
import { auditSource } from "@/lib/db/audit-source";
import { lockAndWrite } from "@/lib/db/lock-and-write";
import { SEATS_BY_PLAN, seatFor } from "@/lib/services/members/seats";
import type { ScimAttributes, ScimUserRecord } from "@/lib/services/provisioning/record";
import { accountName } from "./account-name";
import { newRecord } from "./new-record";
import { PERSON, type Person, toRecord } from "./person";

const HOLD = "SELECT 1 FROM workspace WHERE id = $1 FOR NO KEY UPDATE NOWAIT";

// The token is still valid, the domain is the workspace's, and there is a seat for the default role.
const OPEN = `
  SELECT d.default_role AS role FROM scim_directory d JOIN workspace w ON w.id = d.workspace_id
    LEFT JOIN billing_account b ON b.workspace_id = w.id
   WHERE d.workspace_id = $1 AND d.enabled AND d.token_hash = $2 AND w.deletion_at IS NULL AND w.plan = ANY($3::text[])
     AND EXISTS (SELECT 1 FROM domain v
       WHERE v.workspace_id = $1 AND v.verified_at IS NOT NULL AND v.domain = split_part($12, '@', -1))
     AND ${seatFor("d.default_role", "$4")}`;

// Nobody here has the name or the address: no record, no open invitation, and no membership except as a study
// participant.
const IS_NEW = `
  NOT EXISTS (SELECT 1 FROM scim_user o WHERE o.workspace_id = $1 AND scim_name_key(o.user_name) = scim_name_key($10))
  AND NOT EXISTS (SELECT 1 FROM scim_user o WHERE o.workspace_id = $1 AND o.email = $12)
  AND NOT EXISTS (SELECT 1 FROM member_invitation i WHERE i.workspace_id = $1 AND i.email = $12
    AND i.accepted_at IS NULL AND i.cancelled_at IS NULL)
  AND NOT EXISTS (SELECT 1 FROM user_account a JOIN membership k ON k.user_id = a.id AND k.workspace_id = $1
    WHERE a.email = $12 AND (k.role <> 'participant' OR EXISTS (SELECT 1 FROM scim_user o WHERE o.membership_id = k.id)))`;

// An address has one account, whoever creates it; an unproven one is left to the general path. Participating in a study
// of the workspace is a different kind of membership.
const ADD = `
  WITH fresh AS (SELECT d.role FROM (${OPEN}) d WHERE ${IS_NEW}), u AS (
    INSERT INTO user_account AS a (id, email, name, updated_at) SELECT $5, $12, $8, now() FROM fresh
    ON CONFLICT (email) DO UPDATE SET email = excluded.email WHERE a.verified_at IS NOT NULL RETURNING id, name, email
  ), m AS (
    INSERT INTO membership (id, workspace_id, user_id, role, source, updated_at)
    SELECT $6, $1, u.id, fresh.role, 'scim', now() FROM u, fresh
    ON CONFLICT (workspace_id, user_id) DO UPDATE SET role = excluded.role, source = 'scim', active = true,
      deactivated_at = NULL, updated_at = now()
    RETURNING id, user_id, role, active
  ), s AS (
    INSERT INTO scim_user (id, workspace_id, membership_id, user_name, external_id, email, display_name, attributes,
      addresses, provisioned_at)
    SELECT $7, $1, m.id, $10, $11, $12, $13, $14::jsonb, $15::text[], now() FROM m RETURNING *
  ), entry AS (
    INSERT INTO audit_entry (id, workspace_id, actor_kind, actor_id, actor_name, surface, address, user_agent, action,
      kind, target_id, details, request_id)
    SELECT $9, $1, $16, $17, $18, $19, $20, $21, 'scim.user_provisioned', $22, m.id,
           jsonb_build_object('userName', $10::text, 'email', $12::text, 'access', 'member', 'role', m.role), $23 FROM m
  ), i AS (SELECT NULL::text AS id, NULL::text AS role)
  SELECT ${PERSON} FROM s, m, u, i`;

const KIND = kindOf("scim.user_provisioned");

/**
 * The usual new user as one transaction in one round trip, including the audit entry: someone unknown here on a
 * verified domain becomes a member with the default role. Null, with nothing done, in any other case (someone known, an
 * unproven account, no seat, another write in progress, an ended token): the caller then takes a closer look.
 */
export async function addNew(ctx: Context, attributes: ScimAttributes, email: string): Promise<ScimUserRecord | null> {
  const { workspaceId, actor } = ctx;
  if (actor.kind !== "scim") return null;
  const by = auditSource(ctx);
  const values = [
    workspaceId,
    actor.tokenHash,
    SSO_PLANS,
    SEATS_BY_PLAN,
    newId("user"),
    newId("membership"),
    newId("scimUser"),
    accountName(attributes),
    newId("audit"),
    ...newRecord(attributes, email),
    by.actorKind,
    by.actorId,
    by.actorName,
    by.surface,
    by.address,
    by.userAgent,
    KIND,
    by.requestId,
  ];
  const hold = { name: "scim_hold", text: HOLD, values: [workspaceId] };
  const people = await lockAndWrite<Person>(hold, { name: "scim_add_new", text: ADD, values });
  const [person] = people ?? [];
  return person ? toRecord(person) : null;
}
