import { newId } from "@/lib/core/ids";
import { query } from "@/scripts/setup/query.mjs";
import type { Person } from "../factories";

export type Filled = {
  workspaceId: string;
  admin: Person;
  token: string;
  /** The people, as the provider knows them, in the order in which they came. */
  ids: string[];
  domain: string;
  groupId: string;
};

const PEOPLE = `
  WITH people AS (
    SELECT 'usr_' || substr($1, 5, 18) || lpad(n::text, 8, '0') AS id,
           'mem_' || substr($1, 5, 18) || lpad(n::text, 8, '0') AS membership_id, 'p' || n || '@' || $2 AS email, n
      FROM generate_series(1, $3::int) n
  ), accounts AS (
    INSERT INTO user_account (id, email, name, created_at, updated_at)
    SELECT id, email, 'Person ' || n, now(), now() FROM people RETURNING id
  )
  INSERT INTO membership (id, workspace_id, user_id, role, created_at, updated_at)
  SELECT p.membership_id, $1, p.id, 'observer', now() + n * interval '1 ms', now() FROM people p JOIN accounts USING (id)`;

/**
 * A workspace of `count` people with a provider, the first `inGroup` of whom are in its pushed group of members;
 * without people, that group doesn't exist yet.
 */
export async function fill(url: string, count: number, inGroup: number): Promise<Filled> {
  const { scimWorkspace } = await import("@/tests/support/scim/workspace");
  const domain = `${newId("request").replace("_", "-")}.test`;
  const { workspaceId, admins, token } = await scimWorkspace({
    verifiedDomains: [domain],
    ssoDefaultRole: "Observer",
    paidSeats: 500_000,
    owners: [`owner@${domain}`],
  });
  await query(url, PEOPLE, [workspaceId, domain, count]);
  const people = await query(url, "SELECT id FROM scim_user WHERE workspace_id = $1 ORDER BY created_at, id", [
    workspaceId,
  ]);
  const ids = people.map(({ id }) => String(id));
  const [group] = await query(
    url,
    "UPDATE scim_group SET pushed_at = CASE WHEN $2 > 0 THEN now() END WHERE workspace_id = $1 AND role = 'member' RETURNING id",
    [workspaceId, count],
  );
  const groupId = String(group?.id);
  await query(url, "INSERT INTO scim_group_member (group_id, user_id) SELECT $1, unnest($2::text[])", [
    groupId,
    ids.slice(0, inGroup),
  ]);
  const [admin] = admins;
  if (!admin) throw new Error("The workspace has no admin.");
  return { workspaceId, admin, token, ids, domain, groupId };
}
