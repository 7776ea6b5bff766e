import { sendsMail } from "@/lib/core/mail/sends-mail";
import { db } from "@/lib/db/client";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { contextOf } from "./context-of";
import { findByEmail } from "./find-by-email";
import { newcomerContext, openAccount } from "./open-account";
import { proveOwner } from "./prove-owner";

/** Only one of any number of concurrent openers takes the link; every other link to the address ends with it. */
async function take(tx: Transaction, email: string, tokenHash: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const { count } = await tx.db.signInToken.deleteMany({ where: { tokenHash, email } });
  if (count === 1) await tx.db.signInToken.deleteMany({ where: { email } });
  return count === 1;
}

/**
 * Uses up a mailed link: true once, and false for an unknown, expired or used one. A sign-up confirmation creates the
 * account, unless the address has one by now.
 */
export async function redeemLink(email: string, hash: Buffer, requestId: string): Promise<boolean> {
  const tokenHash = new Uint8Array(hash);
  const link = await db().signInToken.findUnique({ where: { tokenHash, email, expiresAt: { gt: new Date() } } });
  if (!link) return false;
  const person = await findByEmail(email);
  const { name, workspaceName, passwordHash } = link;
  if (person) {
    return transaction(await contextOf(person.id, { requestId }), async (tx) => {
      if (!(await take(tx, email, tokenHash))) return false;
      // Without a mail server an admin may have read it.
      if (sendsMail()) await proveOwner(tx, person.id);
      return true;
    });
  }
  if (name === null || workspaceName === null || passwordHash === null) return false;
  const ctx = newcomerContext(requestId);
  return transaction(ctx, async (tx) => {
    if (!(await take(tx, email, tokenHash))) return false;
    await openAccount(tx, ctx, { email, name, workspaceName, passwordHash, verified: true });
    return true;
  });
}
