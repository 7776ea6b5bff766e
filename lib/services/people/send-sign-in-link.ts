import { hashSecret } from "@/lib/core/secrets/secrets";
import { ssoAddresses } from "@/lib/core/sso/sso-addresses";
import { transaction } from "@/lib/db/transaction";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { linkRights } from "@/lib/services/sso/link-rights";
import { contextOf } from "./context-of";
import { findByEmail } from "./find-by-email";
import { signInMail, signInWithProviderMail } from "./mails";

type Link = { email: string; token: string; url: string; expiresAt: Date };

/**
 * Mails a sign-in link to the active person with this address, or if their workspace requires single sign-on, where
 * that begins. Does nothing for anyone else, and doesn't say so.
 */
export async function sendSignInLink({ email, token, url, expiresAt }: Link, requestId: string): Promise<void> {
  const person = await findByEmail(email);
  if (!person) return;
  const rights = await linkRights(person);
  await transaction(await contextOf(person.id, { requestId }), async (tx) => {
    if (rights.kind === "none") {
      const { providerName, workspaceId } = rights.realm;
      await queueMail(tx, { to: email, ...signInWithProviderMail(providerName, ssoAddresses(workspaceId).startUrl) });
      return;
    }
    const tokenHash = new Uint8Array(hashSecret(token));
    await tx.db.signInToken.create({ data: { tokenHash, email, expiresAt } });
    await queueMail(tx, { to: email, ...signInMail(url) });
  });
}
