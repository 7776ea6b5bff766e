import { hashSecret } from "@/lib/core/secrets";
import { transaction } from "@/lib/db/transaction";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { contextOf } from "./context-of";
import { findByEmail } from "./find-by-email";
import { signInMail } from "./mails";

type Link = { email: string; token: string; url: string; expiresAt: Date };

/** Mails a sign-in link to the active person with this address. For anybody else it does nothing and does not say so. */
export async function sendSignInLink({ email, token, url, expiresAt }: Link, requestId: string): Promise<void> {
  const person = await findByEmail(email);
  if (!person) return;
  await transaction(await contextOf(person.id, { requestId }), async (tx) => {
    const tokenHash = new Uint8Array(hashSecret(token));
    await tx.db.signInToken.create({ data: { tokenHash, email, expiresAt } });
    await queueMail(tx, { to: email, ...signInMail(url) });
  });
}
