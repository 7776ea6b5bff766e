import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import type { MemberRole } from "@/lib/services/members/record";
import type { MembersChange } from "@/lib/services/provisioning/record";
import { changeMembers } from "./change-members";
import { followGroup } from "./follow-group";
import { noteMembers } from "./note-members";

type Group = { id: string; displayName: string; role: MemberRole };

/** Changes who is in a group, with the roles and the entries that follow; answers whether anything changed. */
export async function applyMembers(
  tx: Transaction,
  ctx: Context,
  group: Group,
  { members, defaultRole }: { members: MembersChange | undefined; defaultRole: MemberRole },
): Promise<boolean> {
  if (!members) return false;
  const { came, went } = await changeMembers(tx, ctx, group.id, members);
  await followGroup(tx, ctx, group, { came, went, defaultRole });
  await noteMembers(tx, group, { came, went });
  return came.length + went.length > 0;
}
