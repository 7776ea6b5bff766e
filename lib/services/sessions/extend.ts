import { hashSecret } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";

/** Lets a session that is in use live longer. */
export async function extend(token: string, expiresAt: Date): Promise<void> {
  const where = { tokenHash: new Uint8Array(hashSecret(token)), expiresAt: { gt: new Date() } };
  await db().session.updateMany({ where, data: { expiresAt } });
}
