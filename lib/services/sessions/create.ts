import { newId } from "@/lib/core/ids";
import { hashSecret } from "@/lib/core/secrets";
import { audit, transaction } from "@/lib/db/transaction";
import { contextOf } from "@/lib/services/people/context-of";

/** Where single sign-on led: the session begins in that workspace. */
export type SignedInBy = { workspaceId: string; connectionId: string; provider: string };
type NewSession = { userId: string; token: string; expiresAt: Date; sso?: SignedInBy };

/** Signs a person in with this token; only its hash is kept. */
export async function create({ userId, token, expiresAt, sso }: NewSession, requestId: string): Promise<void> {
  const id = newId("session");
  const first = await contextOf(userId, { requestId, sessionId: id });
  const ctx = sso ? Object.assign(first, { workspaceId: sso.workspaceId }) : first;
  await transaction(ctx, async (tx) => {
    const tokenHash = new Uint8Array(hashSecret(token));
    await tx.db.session.create({
      data: { id, tokenHash, userId, expiresAt, workspaceId: sso?.workspaceId, ssoConnectionId: sso?.connectionId },
    });
    audit(tx, { action: "person.signed_in", targetId: userId, details: sso && { provider: sso.provider } });
  });
}
