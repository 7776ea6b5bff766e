import { type Context, personOf } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { AppError, invalid } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { endAccess } from "@/lib/services/members/end-access";
import { opened } from "@/lib/services/workspaces/opened";
import { forgiveAttempt, takeAttempt } from "./attempts";
import { checkPassword } from "./check-password";
import { confirmationOf } from "./confirmation-of";
import { forgetPerson } from "./forget-person";
import { accountDeletedMail } from "./mails";
import type { Standing } from "./record";
import { standings } from "./standings";

type Given = { email: string; currentPassword?: string | undefined };

/** Someone who wrote hundreds of private reports. */
const TIMEOUT_MS = 60_000;

const IN_THE_WAY: Partial<Record<Standing, (name: string, provider: string | null) => string>> = {
  alone: (name) => `You are the only one in “${name}”. Delete that workspace first.`,
  last_admin: (name) => `You are the last admin of “${name}”. Hand over your admin role first.`,
  managed: (name, provider) =>
    `${provider ?? "Your company’s identity provider"} manages your account in “${name}”. Ask its administrator to remove you.`,
};

/**
 * Deletes the acting person's account: they leave every workspace, their work stays there under “Former member”, and
 * what only they could see or enter with is gone, all in one transaction. Throws `conflict` naming the workspaces that
 * stand in the way, `invalid` for another address or a wrong password, `forbidden` if one has to sign in again first.
 */
export async function deleteAccount(ctx: Context, given: Given): Promise<void> {
  const id = personOf(ctx) ?? "";
  const person = await db().user.findUnique({
    where: { id, active: true },
    select: { email: true, passwordHash: true },
  });
  if (!person) throw new AppError("unauthenticated", "You are not signed in.");
  if (given.email.trim().toLowerCase() !== person.email)
    throw invalid("email", "This is not your email address. Type it as it is written.");
  await requireOwner(ctx, person, given.currentPassword);
  // An admin of a workspace that is about to be deleted may change nothing there, but may leave.
  await transaction(opened(ctx), (tx) => leaveAndForget(tx, id, person), { timeoutMs: TIMEOUT_MS });
  crashPoint("account.deleted");
}

type Owner = { email: string; passwordHash: string | null };

async function requireOwner(ctx: Context, { email, passwordHash }: Owner, given: string | undefined): Promise<void> {
  const confirmation = await confirmationOf(ctx, passwordHash);
  if (confirmation === "sign_in_again")
    throw new AppError("forbidden", "Sign out and in again, then delete your account within an hour.", {
      reason: "sign_in_again",
    });
  if (confirmation !== "password") return;
  const attempt = { email, address: `profile of ${email}` };
  await takeAttempt("signIn", attempt);
  if (!(await checkPassword(given ?? "", passwordHash))) throw invalid("currentPassword", "The password is wrong.");
  await forgiveAttempt("signIn", attempt);
}

/**
 * The workspaces are locked first, in one order, and then the account, as whoever joins one does; so no membership is
 * missed, and of two last admins who go at once, one stays.
 */
async function leaveAndForget(tx: Transaction, userId: string, { email, passwordHash }: Owner): Promise<void> {
  const seen = await standings(tx.db, userId);
  await tx.db.$queryRaw`
    SELECT 1 FROM workspace WHERE id = ANY(${seen.map(({ id }) => id)}) ORDER BY id FOR NO KEY UPDATE`;
  const [account] = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM user_account WHERE id = ${userId} AND active AND password_hash IS NOT DISTINCT FROM ${passwordHash}
       FOR UPDATE`;
  if (!account) throw new AppError("conflict", "Your account was just changed or deleted elsewhere.");
  const workspaces = await standings(tx.db, userId);
  if (workspaces.length !== seen.length)
    throw new AppError("conflict", "You just joined or left a workspace. Look at what changes now, and try again.");
  const problems = workspaces.flatMap(({ id, name, standing, provider }) => {
    const message = IN_THE_WAY[standing]?.(name, provider);
    return message ? [{ path: id, message }] : [];
  });
  const [first] = problems;
  if (first) throw new AppError("conflict", first.message, { problems });
  for (const { id: workspaceId } of workspaces) await endAccess(tx, { userId, workspaceId, email });
  // Also where they were removed before: they are no longer listed there.
  const where = { userId, role: { not: "participant" } };
  const all = await tx.db.membership.findMany({ where, select: { workspaceId: true, role: true } });
  for (const { workspaceId, role } of all)
    audit(tx, { action: "person.deleted", targetId: userId, workspaceId, details: { role } });
  crashPoint("account.left");
  await forgetPerson(tx, userId, email);
  await queueMail(tx, { to: email, ...accountDeletedMail(workspaces) });
  crashPoint("account.forgotten");
}
