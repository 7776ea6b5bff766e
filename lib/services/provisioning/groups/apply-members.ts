import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, type Transaction } from "@/lib/db/transaction";
import type { MemberRole } from "@/lib/services/members/record";
import { requireAnotherAdmin } from "@/lib/services/members/require-another-admin";
import { seatsTaken } from "@/lib/services/members/require-seat";
import { needsSeat, seats } from "@/lib/services/members/seats";
import type { MembersChange } from "@/lib/services/provisioning/record";
import { type Moved, move } from "./move";
import { noteMembers } from "./note-members";

type Group = { id: string; displayName: string; role: MemberRole };
type Changed = Moved & { before: MemberRole; after: MemberRole };

/** The role after leaving a group: the default, but nobody stays an admin this way. */
const roleAfter = (group: MemberRole, usual: MemberRole): MemberRole =>
  group === "admin" && usual === "admin" ? "member" : usual;

const hasChanged = (moved: Moved): moved is Changed => moved.before !== null && moved.after !== null;

/**
 * Changes a group's members, with the resulting roles and audit entries; returns whether anything changed. Judged by
 * the result: throws `forbidden` if no admin would be left, and `allowance_used` if more seats would be taken than
 * there are.
 */
export async function applyMembers(
  tx: Transaction,
  { workspaceId }: Context,
  group: Group,
  { members, defaultRole }: { members: MembersChange | undefined; defaultRole: MemberRole },
): Promise<boolean> {
  if (!members) return false;
  const { id: groupId, role } = group;
  const where = { workspaceId, groupId, role, roleAfter: roleAfter(role, defaultRole), defaultRole };
  const moved = await move(tx, where, members);
  const changed = moved.filter(hasChanged);
  // All seats are counted now, so none has to be left out.
  if (changed.some(({ before, isActive }) => isActive && before === "admin"))
    await requireAnotherAdmin(tx, { id: "", workspaceId });
  await requireSeats(workspaceId, changed);
  for (const { id, membershipId, email, before, after } of changed)
    audit(tx, { action: "member.role_changed", targetId: membershipId ?? id, details: { email, before, after } });
  noteMembers(tx, group, moved);
  return moved.length > 0;
}

async function requireSeats(workspaceId: string, changed: Changed[]): Promise<void> {
  const taken = changed
    .filter(({ counts }) => counts)
    .reduce((sum, { before, after }) => sum + Number(needsSeat(after)) - Number(needsSeat(before)), 0);
  if (taken <= 0) return;
  const now = await seats(workspaceId);
  if (now.used <= now.included) return;
  const before = { used: now.used - taken, reserved: now.reserved, included: now.included };
  throw new AppError("allowance_used", `Paid seats needed: ${taken}. ${seatsTaken(before)}`, { reason: "seats_taken" });
}
