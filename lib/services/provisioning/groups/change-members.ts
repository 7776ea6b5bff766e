import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import type { MembersChange } from "@/lib/services/provisioning/record";

const UNKNOWN = `
  SELECT w.id FROM unnest($1::text[]) w(id)
   WHERE NOT EXISTS (SELECT 1 FROM scim_user u WHERE u.id = w.id AND u.workspace_id = $2) LIMIT 1`;
const ADD = `
  INSERT INTO scim_group_member (group_id, user_id)
  SELECT $1, w.id FROM unnest($2::text[]) w(id)
   WHERE NOT EXISTS (SELECT 1 FROM scim_group_member m WHERE m.group_id = $1 AND m.user_id = w.id)
  RETURNING user_id AS id`;
const REMOVE =
  "DELETE FROM scim_group_member WHERE group_id = $1 AND user_id = ANY($2::text[]) RETURNING user_id AS id";
const KEEP = `
  DELETE FROM scim_group_member m WHERE m.group_id = $1
     AND NOT EXISTS (SELECT 1 FROM unnest($2::text[]) w(id) WHERE w.id = m.user_id)
  RETURNING m.user_id AS id`;

type Id = { id: string };

/**
 * Puts people into a group and takes them out, under the lock of the directory; answers who really came and went. Who is
 * in it already, or is not, is no error; somebody to add whom the workspace does not know is `invalid`.
 */
export async function changeMembers(
  tx: Transaction,
  ctx: Context,
  groupId: string,
  { all, added, removed }: MembersChange,
): Promise<{ came: string[]; went: string[] }> {
  const wanted = [...new Set(added)];
  if (wanted.length) {
    const [unknown] = await tx.db.$queryRawUnsafe<Id[]>(UNKNOWN, wanted, ctx.workspaceId);
    if (unknown)
      throw new AppError("invalid", "A member to add is not a user of this workspace. Assign the person first.", {
        reason: "invalidValue",
      });
  }
  const leaves = all || removed.length > 0;
  const went = leaves ? await tx.db.$queryRawUnsafe<Id[]>(all ? KEEP : REMOVE, groupId, all ? wanted : removed) : [];
  const came = wanted.length ? await tx.db.$queryRawUnsafe<Id[]>(ADD, groupId, wanted) : [];
  return { came: came.map(({ id }) => id), went: went.map(({ id }) => id) };
}
