import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { permit } from "@/lib/services/access/permit";
import type { GroupCondition, GroupRecord, ScimPage, ScimPageAsked } from "@/lib/services/provisioning/record";
import { GROUPS } from "./read";
import { withMembers } from "./with-members";

const MEETS: Record<GroupCondition["attribute"], (value: string) => string> = {
  displayName: (value) => `lower(display_name) = lower(${value})`,
  externalId: (value) => `external_id = ${value}`,
  id: (value) => `id = ${value}`,
  member: (value) =>
    `EXISTS (SELECT 1 FROM scim_group_member m WHERE m.group_id = scim_group.id AND m.user_id = ${value})`,
};

type Asked = ScimPageAsked & { members: boolean };

/** The groups that meet all conditions, at most one per role; ids and external ids are case-sensitive. */
export async function list(
  ctx: Context,
  conditions: GroupCondition[],
  { startIndex, count, members }: Asked,
): Promise<ScimPage<GroupRecord>> {
  permit(ctx, "directory.sync");
  const met = conditions.map(({ attribute }, at) => `AND ${MEETS[attribute](`$${at + 2}::text`)}`);
  const values = conditions.map(({ value }) => value);
  const sql = `${GROUPS} ${met.join(" ")} ORDER BY created_at, id`;
  const found = await db().$queryRawUnsafe<GroupRecord[]>(sql, ctx.workspaceId, ...values);
  const page = found.slice(startIndex - 1, startIndex - 1 + count);
  return { items: await withMembers(page, { wanted: members }), total: found.length };
}
