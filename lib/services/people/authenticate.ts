import { db } from "@/lib/db/client";
import { refusePassword } from "@/lib/services/sso/refuse-password";
import { forgiveAttempt, takeAttempt } from "./attempts";
import { checkPassword } from "./check-password";
import type { PersonRecord } from "./record";

type Credentials = { email: string; password: string; address: string };

/** The person, and the hash that their password was checked against. */
export type Authenticated = PersonRecord & { passwordHash: string | null };

/**
 * The person whose password this is, or null: unknown, wrong and deactivated look the same and take the same time.
 * Throws `rate_limited` after too many attempts, `forbidden` for a domain that requires single sign-on.
 */
export async function authenticate({ email, password, address }: Credentials): Promise<Authenticated | null> {
  await refusePassword(email);
  await takeAttempt("signIn", { email, address });
  const select = { id: true, email: true, name: true, passwordHash: true, active: true };
  const found = await db().user.findUnique({ where: { email }, select });
  const matches = await checkPassword(password, found?.passwordHash ?? null);
  if (!found?.active || !matches) return null;
  await forgiveAttempt("signIn", { email, address });
  const { id, name, passwordHash } = found;
  return { id, email: found.email, name, passwordHash };
}
