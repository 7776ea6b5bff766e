import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { hashSecret } from "@/lib/core/secrets/secrets";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { contextOf } from "@/lib/services/people/context-of";
import { refusePassword } from "@/lib/services/sso/refuse-password";

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
 * Signs a person in with this token; only its hash is kept. Checking a password takes a while, and who changes it or
 * requires single sign-on ends the sessions that are there then: throws `unauthenticated` when it is not theirs any
 * more, and `forbidden` when it no longer lets them in.
 */
export async function create(
  { userId, token, expiresAt, sso, byLink, passwordHash }: NewSession,
  requestId: string,
): Promise<void> {
  const id = newId("session");
  const first = await contextOf(userId, { requestId, sessionId: id });
  const ctx = sso ? Object.assign(first, { workspaceId: sso.workspaceId }) : first;
  await transaction(ctx, async (tx) => {
    if (passwordHash) {
      await requireAllowed(tx, userId);
      await requirePassword(tx, userId, passwordHash);
    }
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

// The row itself, whether it requires anything or not: whoever is changing that is waited for, or waits.
const HOLD_REALM = `
  SELECT u.email FROM user_account u JOIN domain d ON d.domain = split_part(u.email, '@', 2) AND d.verified_at IS NOT NULL
    JOIN sso_connection c ON c.workspace_id = d.workspace_id WHERE u.id = $1 FOR SHARE OF c`;

/** Requiring single sign-on waits for the session as well, and ends it. */
async function requireAllowed(tx: Transaction, userId: string): Promise<void> {
  const [held] = await tx.db.$queryRawUnsafe<{ email: string }[]>(HOLD_REALM, userId);
  if (held) await refusePassword(held.email);
}

/** Changing the password waits for the session, and ends it. */
async function requirePassword(tx: Transaction, userId: string, passwordHash: string): Promise<void> {
  const rows = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM user_account WHERE id = ${userId} AND password_hash = ${passwordHash} FOR SHARE`;
  if (rows.length === 0) throw new AppError("unauthenticated", "This password was just changed. Sign in again.");
}
