import { newId } from "@/lib/core/ids";
import { hashSecret } from "@/lib/core/secrets";
import { audit, transaction } from "@/lib/db/transaction";
import { contextOf } from "@/lib/services/people/context-of";

type NewSession = { userId: string; token: string; expiresAt: Date };

/** Signs a person in with this token; only its hash is kept. */
export async function create({ userId, token, expiresAt }: NewSession, requestId: string): Promise<void> {
  const id = newId("session");
  await transaction(await contextOf(userId, { requestId, sessionId: id }), async (tx) => {
    await tx.db.session.create({ data: { id, tokenHash: new Uint8Array(hashSecret(token)), userId, expiresAt } });
    audit(tx, { action: "person.signed_in", targetId: userId });
  });
}
