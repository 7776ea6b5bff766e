import { hashSecret } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";
import { audit, transaction } from "@/lib/db/transaction";
import { contextOf } from "@/lib/services/people/context-of";

/** Signs out. A token that is not known is no error. */
export async function end(token: string, requestId: string): Promise<void> {
  const where = { tokenHash: new Uint8Array(hashSecret(token)) };
  const found = await db().session.findUnique({ where, select: { id: true, userId: true } });
  if (!found) return;
  await transaction(await contextOf(found.userId, { requestId, sessionId: found.id }), async (tx) => {
    const { count } = await tx.db.session.deleteMany({ where });
    if (count) audit(tx, { action: "person.signed_out", targetId: found.userId });
  });
}
