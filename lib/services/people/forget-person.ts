import type { Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { dropUnused } from "@/lib/services/passages/drop-unused";

/** How pages and exports name the author of what somebody left behind. */
const NAME = "Former member";

/**
 * Removes what identifies a person and what only they could see: chats outside projects, private reports, mails, links,
 * keys. The account's row stays without any of it, so that their work keeps an author. Call under the account's lock.
 */
export async function forgetPerson(tx: Transaction, userId: string, email: string): Promise<void> {
  await dropPrivate(tx, userId);
  const theirs = { userId };
  await tx.db.session.deleteMany({ where: theirs });
  await tx.db.signInToken.deleteMany({ where: { email } });
  await tx.db.authorizationCode.deleteMany({ where: theirs });
  await tx.db.ssoIdentity.deleteMany({ where: theirs });
  await tx.db.apiKey.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: new Date() } });
  await tx.db.memberInvitation.deleteMany({ where: { email } });
  await tx.db.mail.deleteMany({ where: { recipient: email } });
  await tx.db.idempotencyKey.deleteMany({ where: theirs });
  await tx.db.boardChange.deleteMany({ where: theirs });
  // With the membership goes what a provider once wrote about them.
  await tx.db.membership.deleteMany({ where: theirs });
  await tx.db.user.update({
    where: { id: userId },
    data: { email: `${userId}@deleted.invalid`, name: NAME, passwordHash: null, verifiedAt: null, active: false },
    select: { id: true },
  });
}

async function dropPrivate(tx: Transaction, createdById: string): Promise<void> {
  const chats = await tx.db.chatThread.findMany({ where: { createdById, projectId: null }, select: { id: true } });
  const threadId = { in: chats.map(({ id }) => id) };
  await tx.db.approval.updateMany({ where: { threadId }, data: { threadId: null, messageId: null } });
  await tx.db.chatThread.deleteMany({ where: { id: threadId } });
  const reports = await tx.db.report.findMany({ where: { createdById, visibility: "private" }, select: { id: true } });
  const reportId = { in: reports.map(({ id }) => id) };
  const quoted = await tx.db.reportEvidence.findMany({ where: { reportId }, select: { passageId: true } });
  await tx.db.report.deleteMany({ where: { id: reportId } });
  await dropUnused(
    tx,
    quoted.map(({ passageId }) => passageId),
  );
  if (reports.length > 0) emit(tx, "objects.doomed", createdById, {});
}
