import { audit, type Transaction } from "@/lib/db/transaction";

/**
 * The address turned out to belong to whoever is here now: by a link that was really mailed, by its company's provider
 * or directory. Until then anybody may have opened the account, so whatever they could come in with ends: password,
 * sessions, links, keys, connected apps. Nothing happens to an account that is proven.
 */
export async function proveOwner(tx: Transaction, id: string): Promise<void> {
  const now = new Date();
  const unproven = { id, verifiedAt: null };
  const [person] = await tx.db.user.updateManyAndReturn({
    where: unproven,
    data: { verifiedAt: now, passwordHash: null },
    select: { email: true },
  });
  if (!person) return;
  const theirs = { userId: id, revokedAt: null };
  await tx.db.session.deleteMany({ where: { userId: id } });
  await tx.db.signInToken.deleteMany({ where: { email: person.email } });
  await tx.db.apiKey.updateMany({ where: theirs, data: { revokedAt: now } });
  // Codes before what comes from them: an exchange in progress is waited for, and its connection is found and ended.
  await tx.db.authorizationCode.deleteMany({ where: { userId: id } });
  await tx.db.mcpConnection.updateMany({ where: theirs, data: { revokedAt: now, expiresAt: now } });
  audit(tx, { action: "person.verified", targetId: id });
}
