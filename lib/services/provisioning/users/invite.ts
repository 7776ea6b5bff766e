import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { requireRoom } from "@/lib/services/members/invitations/require-room";
import { senderOf } from "@/lib/services/members/invitations/send";
import { write } from "@/lib/services/members/invitations/write";
import type { MemberRole } from "@/lib/services/members/record";
import { requireSeat } from "@/lib/services/members/require-seat";
import { needsSeat } from "@/lib/services/members/seats";
import type { Person } from "./person";

/**
 * Invites someone whose domain isn't the workspace's, as an admin would; one with a valid invitation gets no second
 * mail. Returns the invitation's id; throws `allowance_used`, or `rate_limited` beyond 10,000 invitations a day.
 */
export async function invite(tx: Transaction, ctx: Context, person: Person, role: MemberRole): Promise<string> {
  const { workspaceId } = ctx;
  const { email, invitationId: id } = person;
  if (id !== null) {
    const isGood = await tx.db.memberInvitation.count({ where: { id, workspaceId, expiresAt: { gt: new Date() } } });
    if (isGood) return id;
  }
  if (needsSeat(role)) await requireSeat(workspaceId);
  const invitationId = await write(tx, ctx, { email, role, id, sender: await senderOf(tx, ctx) });
  await requireRoom(tx, ctx);
  return invitationId;
}
