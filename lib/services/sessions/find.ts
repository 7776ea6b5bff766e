import { hashSecret } from "@/lib/core/secrets";
import { db } from "@/lib/db/client";
import type { PersonRecord } from "@/lib/services/people/record";

type FoundSession = { expiresAt: Date; person: PersonRecord };

/** The live session of an active person with this token, or null. */
export async function find(token: string): Promise<FoundSession | null> {
  const found = await db().session.findUnique({
    where: { tokenHash: new Uint8Array(hashSecret(token)), expiresAt: { gt: new Date() }, user: { active: true } },
    select: { expiresAt: true, user: { select: { id: true, email: true, name: true } } },
  });
  return found && { expiresAt: found.expiresAt, person: found.user };
}
