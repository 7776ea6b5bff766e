import { type Context, personOf } from "@/lib/core/context";
import { invalid, notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { changesOf } from "@/lib/services/audit/changes-of";
import { forgiveAttempt, takeAttempt } from "./attempts";
import { checkPassword } from "./check-password";
import { getProfile } from "./get-profile";
import { hashPassword } from "./hash-password";
import { needsCurrent } from "./needs-current";
import type { ProfileRecord } from "./record";

type ProfileFields = { name?: string; currentPassword?: string; newPassword?: string };

/**
 * Changes one's own name or password. A new password needs the current one (see `needsCurrent`), and ends all other
 * sessions of the person and all pending links. Throws `invalid` and, for guessing, `rate_limited`.
 */
export async function updateProfile(ctx: Context, fields: ProfileFields): Promise<ProfileRecord> {
  const { name, newPassword } = fields;
  const id = personOf(ctx) ?? "";
  const person = await db().user.findUnique({ where: { id }, select: { name: true, email: true, passwordHash: true } });
  if (!person) throw notFound("Person");
  if (newPassword !== undefined && (await needsCurrent(ctx, person.passwordHash)))
    await requireCurrent(person, fields.currentPassword);
  const passwordHash = newPassword === undefined ? undefined : await hashPassword(newPassword);
  await transaction(ctx, async (tx) => {
    // The checked hash must still be the stored one: two concurrent changes can't both succeed.
    const where = passwordHash ? { id, passwordHash: person.passwordHash } : { id };
    const changes = changesOf({ name: person.name }, { name });
    if (!changes && !passwordHash) return;
    const { count } = await tx.db.user.updateMany({ where, data: { name, passwordHash } });
    if (!count) throw invalid("currentPassword", "The current password is wrong.");
    if (changes) audit(tx, { action: "person.updated", targetId: id, details: { fields: ["name"] }, changes });
    if (passwordHash) await endOthers(tx, ctx, person.email);
  });
  return getProfile(ctx);
}

async function requireCurrent(person: { email: string; passwordHash: string | null }, given: string | undefined) {
  const attempt = { email: person.email, address: `profile of ${person.email}` };
  await takeAttempt("signIn", attempt);
  if (!(await checkPassword(given ?? "", person.passwordHash)))
    throw invalid("currentPassword", "The current password is wrong.");
  await forgiveAttempt("signIn", attempt);
}

async function endOthers(tx: Transaction, ctx: Context, email: string): Promise<void> {
  if (ctx.actor.kind !== "user") return;
  const { userId, sessionId } = ctx.actor;
  await tx.db.session.deleteMany({ where: { userId, id: { not: sessionId } } });
  await tx.db.signInToken.deleteMany({ where: { email } });
  audit(tx, { action: "password.changed", targetId: userId });
}
