import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { permit } from "@/lib/services/access/permit";
import type { MemberRole } from "@/lib/services/members/record";
import type { GroupRecord } from "@/lib/services/provisioning/record";

/** The columns of `scim_group` in a `StoredGroup`. */
export const GROUP = `id, display_name AS "displayName", external_id AS "externalId", created_at AS "createdAt",
  updated_at AS "updatedAt", role, pushed_at IS NOT NULL AS "isPushed"`;
export const GROUPS = `SELECT ${GROUP} FROM scim_group WHERE workspace_id = $1`;

export type StoredGroup = GroupRecord & { role: MemberRole; isPushed: boolean };

/** A group of the workspace without its members. Throws `not_found`. */
export async function read(ctx: Context, id: string): Promise<StoredGroup> {
  permit(ctx, "directory.sync");
  const [group] = await db().$queryRawUnsafe<StoredGroup[]>(`${GROUPS} AND id = $2`, ctx.workspaceId, id);
  if (!group) throw notFound("Group");
  return group;
}
