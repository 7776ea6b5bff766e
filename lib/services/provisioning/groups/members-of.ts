import { db } from "@/lib/db/client";
import type { GroupMember } from "@/lib/services/provisioning/record";

// One row a group: ten thousand rows would cost more to hand over than to read.
const MEMBERS = `
  SELECT m.group_id AS id,
         json_agg(json_build_object('value', u.id, 'display', coalesce(u.display_name, u.user_name)) ORDER BY u.id) AS members
    FROM scim_group_member m JOIN scim_user u ON u.id = m.user_id
   WHERE m.group_id = ANY($1::text[]) GROUP BY m.group_id`;

/** The members of each of these groups; one without members is not in the answer. */
export async function membersOf(groupIds: string[]): Promise<Map<string, GroupMember[]>> {
  if (!groupIds.length) return new Map();
  const rows = await db().$queryRawUnsafe<{ id: string; members: GroupMember[] }[]>(MEMBERS, groupIds);
  return new Map(rows.map(({ id, members }) => [id, members]));
}
