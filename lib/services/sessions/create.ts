import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { hashSecret } from "@/lib/core/secrets";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { contextOf } from "@/lib/services/people/context-of";

/** Where single sign-on led: the session begins in that workspace. */
export type SignedInBy = { workspaceId: string; connectionId: string; provider: string };
type NewSession = {
  userId: string;
  token: string;
  expiresAt: Date;
  sso?: SignedInBy | undefined;
  /** Whether a mailed link let them in. */
  byLink?: boolean | undefined;
  /** The hash that the password was checked against, for a sign-in by password. */
  passwordHash?: string | null | undefined;
};

/**
 * Signs a person in with this token; only its hash is kept. Throws `unauthenticated` when the password that let them in
 * is not theirs any more: checking it takes a while, and a new one ends the sessions that are there then.
 */
export async function create(
  { userId, token, expiresAt, sso, byLink, passwordHash }: NewSession,
  requestId: string,
): Promise<void> {
  const id = newId("session");
  const first = await contextOf(userId, { requestId, sessionId: id });
  const ctx = sso ? Object.assign(first, { workspaceId: sso.workspaceId }) : first;
  await transaction(ctx, async (tx) => {
    if (passwordHash) await requirePassword(tx, userId, passwordHash);
    const tokenHash = new Uint8Array(hashSecret(token));
    await tx.db.session.create({
      data: {
        id,
        tokenHash,
        userId,
        expiresAt,
        byLink,
        workspaceId: sso?.workspaceId,
        ssoConnectionId: sso?.connectionId,
      },
    });
    audit(tx, { action: "person.signed_in", targetId: userId, details: sso && { provider: sso.provider } });
  });
}

/** Changing the password waits for the session, and ends it. */
async function requirePassword(tx: Transaction, userId: string, passwordHash: string): Promise<void> {
  const rows = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM user_account WHERE id = ${userId} AND password_hash = ${passwordHash} FOR SHARE`;
  if (rows.length === 0) throw new AppError("unauthenticated", "This password was just changed. Sign in again.");
}
