import { db } from "@/lib/db/client";
import type { GroupMember, GroupRecord } from "@/lib/services/provisioning/record";

// One row per group: transferring ten thousand rows would cost more than reading them.
const MEMBERS = `
  SELECT m.group_id AS id,
         json_agg(json_build_object('value', u.id, 'display', coalesce(u.display_name, u.user_name)) ORDER BY u.id) AS members
    FROM scim_group_member m JOIN scim_user u ON u.id = m.user_id
   WHERE m.group_id = ANY($1::text[]) GROUP BY m.group_id`;

/** The same groups with their members if requested; otherwise nothing is read. */
export async function withMembers(groups: GroupRecord[], { wanted }: { wanted: boolean }): Promise<GroupRecord[]> {
  if (!wanted || !groups.length) return groups;
  const ids = groups.map(({ id }) => id);
  const rows = await db().$queryRawUnsafe<{ id: string; members: GroupMember[] }[]>(MEMBERS, ids);
  const members = new Map(rows.map((row) => [row.id, row.members]));
  return groups.map((group) => Object.assign({}, group, { members: members.get(group.id) ?? [] }));
}
