import { db } from "@/lib/db/client";
import type { PersonRecord } from "./record";

/** The active person with this address, or null. */
export function findByEmail(email: string): Promise<PersonRecord | null> {
  return db().user.findUnique({ where: { email, active: true }, select: { id: true, email: true, name: true } });
}
