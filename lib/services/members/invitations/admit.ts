import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { audit, type Transaction } from "@/lib/db/transaction";
import { lockWorkspace } from "../lock-workspace";
import { needsSeat, seats } from "../seats";
import type { FoundInvitation } from "./find-by-token";
import { whyOver } from "./find-open";

/** The context of someone who joins through an invitation. */
export const guestContext = (
  invitation: Pick<FoundInvitation, "workspaceId" | "role">,
  userId: string,
  requestId: string,
): Context => ({
  requestId,
  workspaceId: invitation.workspaceId,
  plan: "free",
  actor: { kind: "user", userId, role: invitation.role, sessionId: "" },
});

/** How many seats there are is the workspace's business. */
const NO_SEAT = "No paid seat is free right now. Ask whoever invited you; the invitation can be used until it expires.";

/** Waits for a deletion of the account that is under way: nobody is left to join then. */
async function requireAccount(tx: Transaction, userId: string): Promise<void> {
  const [account] = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM user_account WHERE id = ${userId} AND active FOR KEY SHARE`;
  if (!account) throw new AppError("unauthenticated", "This account was deleted.");
}

/**
 * Uses the invitation up and makes its person a member: once, whoever else tries at the same moment. Someone who was
 * removed returns with the invitation's role; an existing member stays as they are. Throws `conflict` if it is over,
 * `allowance_used` if the workspace has fewer seats than are taken.
 */
export async function admit(
  tx: Transaction,
  invitation: Pick<FoundInvitation, "id" | "workspaceId" | "role">,
  userId: string,
): Promise<void> {
  const { id, workspaceId, role } = invitation;
  await lockWorkspace(tx, workspaceId);
  const before = await seats(workspaceId);
  const { count } = await tx.db.memberInvitation.updateMany({
    where: { id, acceptedAt: null, cancelledAt: null, expiresAt: { gt: new Date() } },
    data: { acceptedAt: new Date() },
  });
  if (!count) throw new AppError("conflict", whyOver("accepted", null));
  await requireAccount(tx, userId);
  const known = await tx.db.membership.findUnique({ where: { workspaceId_userId: { workspaceId, userId } } });
  if (known?.active && known.role !== "participant") return;
  // The invitation has held its seat all along, so this is only full if the number of seats was reduced.
  if (needsSeat(role) && before.used - before.reserved >= before.included)
    throw new AppError("allowance_used", NO_SEAT, {
      reason: "seats_taken",
    });
  const membershipId = known?.id ?? newId("membership");
  const fields = { role, source: "invited", active: true, deactivatedAt: null };
  await tx.db.membership.upsert({
    where: { id: membershipId },
    create: { id: membershipId, workspaceId, userId, ...fields },
    update: fields,
  });
  audit(tx, { action: "member.joined", targetId: membershipId, details: { role, invitationId: id } });
}
